// Says what to do with a page that was opened from a disk, where browsers load no modules. It stands in each page of the
// site by its own name, because a page from a disk can load nothing else.
(() => {
  const sentences = {
    en: [
      'This page was opened as a file, and browsers run no such page from a disk.',
      'Open the site in the browser, or start it on this machine: “npm start” in the folder of the project, then open the address that it names. For a moment or a lesson without a network, save it there as one HTML file: “Share” below a figure, or “Give it to the class” in the editor of lessons.',
    ],
    zh: [
      '这个页面是作为文件打开的，浏览器不会从磁盘运行这样的页面。',
      '请在浏览器中打开网站，或者在这台机器上启动它：在项目文件夹里运行“npm start”，然后打开它给出的地址。没有网络的地方，可以先在网站上把一个画面或一节课保存为单个 HTML 文件：用图下方的“分享”，或课程编辑器里的“发给全班”。',
    ],
    es: [
      'Esta página se abrió como archivo, y los navegadores no ejecutan una página así desde un disco.',
      'Abre el sitio en el navegador, o inícialo en esta máquina: «npm start» en la carpeta del proyecto, y abre la dirección que indica. Para un momento o una lección sin red, guárdalo allí como un solo archivo HTML: «Compartir» debajo de una figura, o «Dárselo a la clase» en el editor de lecciones.',
    ],
  };
  const show = () => {
    const wanted = [...navigator.languages, 'en'].map((tag) => tag.slice(0, 2).toLowerCase());
    const language = wanted.find((one) => one in sentences);
    const main = document.createElement('main');
    main.lang = language;
    for (const sentence of sentences[language]) {
      const paragraph = document.createElement('p');
      paragraph.textContent = sentence;
      main.append(paragraph);
    }
    document.body.replaceChildren(main);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
})();
