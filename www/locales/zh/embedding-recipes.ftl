recipe-html-1 = 把脚本那一行写进网页的 head。不管有多少张图，只写一次。
recipe-html-2 = 把元素或框架粘贴到图该在的地方。框架不需要脚本那一行。

recipe-eleventy-1 = 把脚本那一行写进文章的布局。下面是一个完整的布局。
recipe-eleventy-2 = 把代码粘贴到 Markdown 里。Eleventy 会原样保留 HTML。

recipe-hugo-1 = Hugo 会去掉 Markdown 里的 HTML，所以请把这个短代码复制到你的网站。它保留 HTML，并在每个网页上写一次脚本那一行。
recipe-hugo-2 = 把代码粘贴到短代码的两个标记之间，就像下面的文章那样。Hugo 的配置不用改。
recipe-hugo-3 = Hugo 0.146 及更新的版本也会在 <code>layouts/_shortcodes</code> 里找短代码。

recipe-hexo-1 = 把这个文件复制到网站的 <code>scripts</code> 文件夹。它把脚本那一行写进每个网页的 head。
recipe-hexo-2 = 把代码粘贴到 Markdown 里。Hexo 会原样保留 HTML。
recipe-hexo-3 = 代码里没有花括号，所以不用在它外面写 Hexo 的 <code>{"{% raw %}"}</code>。

recipe-jekyll-1 = Minima 3 主题会把这个文件放进每个网页的 head。用别的主题时，请把这一行写进 <code>_layouts/default.html</code> 的 head。
recipe-jekyll-2 = 把代码粘贴到 Markdown 里。Jekyll 的 kramdown 会原样保留 HTML。

recipe-mkdocs-1 = 把脚本加进 <code>extra_javascript</code>。MkDocs 从 1.5 起认识 <code>module</code> 这个类型。
recipe-mkdocs-2 = 把代码粘贴到 Markdown 里，前后各空一行。

recipe-mdbook-1 = 把这个文件复制到书的文件夹，和 <code>book.toml</code> 放在一起。mdBook 会把它放进每一章的 head。
recipe-mdbook-2 = 把代码粘贴到章节里，前后各空一行。

recipe-sphinx-1 = 把脚本加进 <code>html_js_files</code>。
recipe-sphinx-2 = 写上 <code>.. raw:: html</code>，再把代码缩进写在它下面。在 MyST Markdown 里可以直接粘贴。

recipe-vitepress-1 = 把脚本加进 <code>head</code>。还要让 Vue 知道我们的元素不是它的组件，否则构建时会有警告。
recipe-vitepress-2 = 把代码粘贴到 Markdown 里，但去掉脚本那一行，因为 Vue 会把它当成网页自己的代码。

recipe-docusaurus-1 = 把脚本加进 <code>scripts</code>。如果把脚本写在文章里，读者从站内链接过来时它不会运行。
recipe-docusaurus-2 = 把代码粘贴到 Markdown 或 MDX 里。

recipe-astro-1 = 把脚本那一行写进布局。有了 <code>is:inline</code>，Astro 就不会改动它。
recipe-astro-2 = 要用 MDX，就加上 <code>npx astro add mdx</code> 安装的集成。把代码粘贴到 Markdown 或 MDX 里。

recipe-next-1 = 用 <code>next/script</code> 把脚本放进布局。
recipe-next-2 = 也可以安装 npm 包，并写第二个文件。在布局里用 <code>{"<"}Elements /></code> 代替脚本。
recipe-next-3 = 把代码粘贴到网页的 JSX 里，或者 MDX 里。

recipe-vite-1 = 安装 npm 包，在你的脚本里导入元素。
recipe-vite-2 = 把元素粘贴到 HTML 里，不要脚本那一行。在 Vue、React 或 Svelte 的模板里也一样。

recipe-wordpress-1 = 加一个“自定义 HTML”区块，把代码粘贴进去。管理员和编辑可以这样做；在多站点网络里，只有超级管理员可以。
recipe-wordpress-2 = 别人粘贴时，WordPress 会去掉脚本、框架和我们的元素。带链接的图片和它的文字会留下。
recipe-wordpress-3 = 任何作者都可以把展品的网址单独写成一行。只要我们的站点是按自己的网址构建的，WordPress 就会用框架显示展品的开场。

recipe-pages-1 = 在 GitHub 上用“Fork”把源代码复制到你的账号。在“Actions”里允许工作流，选“Publish”，再点“Run workflow”。
recipe-pages-2 = 几分钟后会有一个分支 <code>gh-pages</code>。在“Settings”的“Pages”里，把它选作来源。
recipe-pages-3 = 图就在 <code>https://NAME.github.io/FORK/</code>，每个版本一个文件夹。新版本不会动旧的文件夹。
recipe-pages-4 = 响应头由 GitHub Pages 自己发送：所有网站都可以使用这些文件，文件会缓存十分钟。

recipe-netlify-1 = 把这个文件复制到你的 fork 的最上层文件夹，再在 Netlify 上把它选作新项目。
recipe-netlify-2 = 每次部署都会取代上一次。要用旧版本，请用 Netlify 为那次部署保留的网址。

recipe-nginx-1 = 存成 <code>/etc/nginx/appleyard.conf</code>，再在 server 块里写上 <code>include appleyard.conf;</code>。
recipe-nginx-2 = 用 <code>nginx -t</code> 检查，然后输入 <code>nginx -s reload</code>。

recipe-apache-1 = 把这个文件放在各个版本文件夹的旁边。
recipe-apache-2 = 先启用 <code>headers</code> 模块（在 Debian 上用 <code>a2enmod headers</code>），否则那里的每个请求都返回 500。
recipe-apache-3 = 还要设置 <code>AllowOverride FileInfo</code>，否则 Apache 不会读取这个文件。

recipe-caddy-1 = 写进你的 <code>Caddyfile</code>，换上你的服务器的名字，再输入 <code>caddy reload</code>。
