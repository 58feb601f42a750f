recipe-html-1 = Put the script line into the head of the page, once for all its figures.
recipe-html-2 = Paste an element or a frame wherever the figure belongs. A frame needs no script line.

recipe-eleventy-1 = Put the script line into the layout of your posts. Here is a whole layout.
recipe-eleventy-2 = Paste the snippet into the Markdown. Eleventy passes HTML on as it is.

recipe-hugo-1 = Hugo drops HTML from Markdown, so copy this shortcode into your site. It passes HTML on, and writes the script line once for each page.
recipe-hugo-2 = Paste the snippet between the two marks of the shortcode, as in the post below. You need not change Hugo’s configuration.
recipe-hugo-3 = Hugo 0.146 and newer also look for shortcodes in <code>layouts/_shortcodes</code>.

recipe-hexo-1 = Copy this file into the folder <code>scripts</code> of your site. It puts the script line into the head of each page.
recipe-hexo-2 = Paste the snippet into the Markdown. Hexo passes HTML on as it is.
recipe-hexo-3 = A snippet has no braces, so Hexo needs no <code>{"{% raw %}"}</code> around it.

recipe-jekyll-1 = The theme Minima 3 puts this file into the head of each page. With another theme, write its line into the head of <code>_layouts/default.html</code>.
recipe-jekyll-2 = Paste the snippet into the Markdown. Jekyll’s kramdown passes HTML on as it is.

recipe-mkdocs-1 = Add the script to <code>extra_javascript</code>. MkDocs 1.5 and newer know the type <code>module</code>.
recipe-mkdocs-2 = Paste the snippet into the Markdown, with an empty line before and after it.

recipe-mdbook-1 = Copy this file into the folder of your book, beside <code>book.toml</code>. mdBook puts it into the head of each chapter.
recipe-mdbook-2 = Paste the snippet into the chapter, with an empty line before and after it.

recipe-sphinx-1 = Add the script to <code>html_js_files</code>.
recipe-sphinx-2 = Write <code>.. raw:: html</code>, and indent the snippet below it. In MyST Markdown, paste the snippet as it is.

recipe-vitepress-1 = Add the script to <code>head</code>. Vue must also know that the names of our elements are not its own, or the build warns of them.
recipe-vitepress-2 = Paste the snippet into the Markdown without its script line, because Vue would take that line for code of the page.

recipe-docusaurus-1 = Add the script to <code>scripts</code>. A script line inside a post would not run when a reader comes by a link within the site.
recipe-docusaurus-2 = Paste the snippet into the Markdown or MDX.

recipe-astro-1 = Put the script line into the layout. With <code>is:inline</code>, Astro leaves it as it is.
recipe-astro-2 = For MDX, add the integration that <code>npx astro add mdx</code> installs. Paste the snippet into the Markdown or MDX.

recipe-next-1 = Put the script into the layout with <code>next/script</code>.
recipe-next-2 = Or install the npm package and write the second file. In the layout, write <code>{"<"}Elements /></code> in place of the script.
recipe-next-3 = Paste the snippet into the JSX of a page or into MDX.

recipe-vite-1 = Install the npm package and import the elements in your script.
recipe-vite-2 = Paste the element into your HTML, without the script line. In a template of Vue, React or Svelte it works in the same way.

recipe-wordpress-1 = Add a block of the type “Custom HTML” and paste the snippet into it. An administrator or an editor can do this; in a network of sites, only a super administrator.
recipe-wordpress-2 = From everybody else WordPress removes scripts, frames and our elements. The linked picture with its text stays.
recipe-wordpress-3 = Any author may paste the address of an exhibit alone on a line. WordPress then shows the frame with the exhibit’s opening, if our site was built for its address.

recipe-pages-1 = Copy the sources to your account with “Fork” on GitHub. Under “Actions”, allow workflows, choose “Publish” and press “Run workflow”.
recipe-pages-2 = After some minutes there is a branch <code>gh-pages</code>. Under “Settings”, “Pages”, choose it as the source.
recipe-pages-3 = The figures are then at <code>https://NAME.github.io/FORK/</code>, with a folder for each version. A new version does not touch the older folders.
recipe-pages-4 = GitHub Pages sets the headers itself: it lets every site use the files, and keeps them for ten minutes.

recipe-netlify-1 = Copy this file into the top folder of your fork, and choose the fork on Netlify as a new project.
recipe-netlify-2 = Each deployment takes the place of the last one. For an older version, use the address that Netlify keeps for its deployment.

recipe-nginx-1 = Save this as <code>/etc/nginx/appleyard.conf</code>, and write <code>include appleyard.conf;</code> into the block of the server.
recipe-nginx-2 = Test it with <code>nginx -t</code>, then type <code>nginx -s reload</code>.

recipe-apache-1 = Put this file beside the folders of the versions.
recipe-apache-2 = Its module <code>headers</code> must be on (<code>a2enmod headers</code> on Debian), or every request there fails with 500.
recipe-apache-3 = <code>AllowOverride FileInfo</code> must be set too, or Apache does not read the file.

recipe-caddy-1 = Write this into your <code>Caddyfile</code> with the name of your server, and type <code>caddy reload</code>.
