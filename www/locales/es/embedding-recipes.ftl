recipe-html-1 = Pon la línea de script en la cabecera de la página, una vez para todas sus figuras.
recipe-html-2 = Pega un elemento o un marco donde vaya la figura. Un marco no necesita la línea de script.

recipe-eleventy-1 = Pon la línea de script en la plantilla de tus entradas. Aquí tienes una plantilla completa.
recipe-eleventy-2 = Pega el fragmento en el Markdown. Eleventy deja el HTML como está.

recipe-hugo-1 = Hugo quita el HTML del Markdown, así que copia este shortcode en tu sitio. Deja pasar el HTML y escribe la línea de script una vez por página.
recipe-hugo-2 = Pega el fragmento entre las dos marcas del shortcode, como en la entrada de abajo. No hace falta cambiar la configuración de Hugo.
recipe-hugo-3 = Hugo 0.146 y posteriores también buscan los shortcodes en <code>layouts/_shortcodes</code>.

recipe-hexo-1 = Copia este archivo en la carpeta <code>scripts</code> de tu sitio. Pone la línea de script en la cabecera de cada página.
recipe-hexo-2 = Pega el fragmento en el Markdown. Hexo deja el HTML como está.
recipe-hexo-3 = Un fragmento no tiene llaves, así que Hexo no necesita <code>{"{% raw %}"}</code> alrededor.

recipe-jekyll-1 = El tema Minima 3 pone este archivo en la cabecera de cada página. Con otro tema, escribe su línea en la cabecera de <code>_layouts/default.html</code>.
recipe-jekyll-2 = Pega el fragmento en el Markdown. El kramdown de Jekyll deja el HTML como está.

recipe-mkdocs-1 = Añade el script a <code>extra_javascript</code>. MkDocs 1.5 y posteriores conocen el tipo <code>module</code>.
recipe-mkdocs-2 = Pega el fragmento en el Markdown, con una línea vacía antes y otra después.

recipe-mdbook-1 = Copia este archivo en la carpeta de tu libro, junto a <code>book.toml</code>. mdBook lo pone en la cabecera de cada capítulo.
recipe-mdbook-2 = Pega el fragmento en el capítulo, con una línea vacía antes y otra después.

recipe-sphinx-1 = Añade el script a <code>html_js_files</code>.
recipe-sphinx-2 = Escribe <code>.. raw:: html</code> y, debajo, el fragmento con sangría. En Markdown de MyST, pégalo tal cual.

recipe-vitepress-1 = Añade el script a <code>head</code>. Vue también tiene que saber que los nombres de nuestros elementos no son suyos, o la compilación avisará.
recipe-vitepress-2 = Pega el fragmento en el Markdown sin su línea de script, porque Vue la tomaría por código de la página.

recipe-docusaurus-1 = Añade el script a <code>scripts</code>. Dentro de una entrada, no se ejecutaría cuando un lector llega por un enlace del mismo sitio.
recipe-docusaurus-2 = Pega el fragmento en el Markdown o en el MDX.

recipe-astro-1 = Pon la línea de script en la plantilla. Con <code>is:inline</code>, Astro la deja como está.
recipe-astro-2 = Para MDX, añade la integración que instala <code>npx astro add mdx</code>. Pega el fragmento en el Markdown o en el MDX.

recipe-next-1 = Pon el script en la plantilla con <code>next/script</code>.
recipe-next-2 = O instala el paquete de npm y escribe el segundo archivo. En la plantilla, escribe <code>{"<"}Elements /></code> en lugar del script.
recipe-next-3 = Pega el fragmento en el JSX de una página o en MDX.

recipe-vite-1 = Instala el paquete de npm e importa los elementos en tu script.
recipe-vite-2 = Pega el elemento en tu HTML, sin la línea de script. En una plantilla de Vue, React o Svelte funciona igual.

recipe-wordpress-1 = Añade un bloque de tipo «HTML personalizado» y pega en él el fragmento. Lo pueden hacer administradores y editores; en una red de sitios, solo un superadministrador.
recipe-wordpress-2 = A todos los demás WordPress les quita scripts, marcos y nuestros elementos. Queda la imagen con enlace y su texto.
recipe-wordpress-3 = Cualquier autor puede pegar la dirección de una pieza sola en una línea. WordPress muestra entonces el marco con su comienzo, si nuestro sitio se compiló para su dirección.

recipe-pages-1 = Copia el código fuente a tu cuenta con «Fork» en GitHub. En «Actions», permite los flujos de trabajo, elige «Publish» y pulsa «Run workflow».
recipe-pages-2 = A los pocos minutos hay una rama <code>gh-pages</code>. En «Settings», «Pages», elígela como origen.
recipe-pages-3 = Las figuras están entonces en <code>https://NAME.github.io/FORK/</code>, con una carpeta por versión. Una versión nueva no toca las carpetas antiguas.
recipe-pages-4 = GitHub Pages pone él mismo las cabeceras: deja que cualquier sitio use los archivos y los conserva diez minutos.

recipe-netlify-1 = Copia este archivo en la carpeta superior de tu fork y elige el fork en Netlify como proyecto nuevo.
recipe-netlify-2 = Cada despliegue ocupa el lugar del anterior. Para una versión antigua, usa la dirección que Netlify guarda de su despliegue.

recipe-nginx-1 = Guárdalo como <code>/etc/nginx/appleyard.conf</code> y escribe <code>include appleyard.conf;</code> en el bloque del servidor.
recipe-nginx-2 = Compruébalo con <code>nginx -t</code> y luego escribe <code>nginx -s reload</code>.

recipe-apache-1 = Pon este archivo junto a las carpetas de las versiones.
recipe-apache-2 = Su módulo <code>headers</code> tiene que estar activado (<code>a2enmod headers</code> en Debian), o todas las peticiones fallarán con 500.
recipe-apache-3 = También tiene que estar definido <code>AllowOverride FileInfo</code>, o Apache no leerá el archivo.

recipe-caddy-1 = Escríbelo en tu <code>Caddyfile</code> con el nombre de tu servidor, y escribe <code>caddy reload</code>.
