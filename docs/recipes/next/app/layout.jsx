import Script from 'next/script';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <link rel="stylesheet" href="https://example.org/appleyard/0.1.0/embed.css" />
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
