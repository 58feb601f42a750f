import Script from 'next/script';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Script
          type="module"
          src="https://example.org/appleyard/0.1.0/embed.js"
          crossOrigin="anonymous"
        />
      </body>
    </html>
  );
}
