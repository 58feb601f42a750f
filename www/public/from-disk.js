// Says what to do with a page that was opened from a disk, where browsers load no modules. It stands in each page of the
// site by its own name, because a page from a disk can load nothing else.
(() => {
  const sentences = {
    en: [
      'This page was opened as a file, and browsers run no such page from a disk.',
      'Open the site in the browser, or start it on this machine: “npm start” in the folder of the project, then open the address that it names. For a lesson without a network there is the handout: “Print the handout” on its page.',
    ],
    zh: [
      '这个页面是作为文件打开的，浏览器不会从磁盘运行这样的页面。',
      '请在浏览器中打开网站，或者在这台机器上启动它：在项目文件夹里运行“npm start”，然后打开它给出的地址。没有网络的课可以用讲义：在课程页面上选“打印讲义”。',
    ],
    es: [
      'Esta página se abrió como archivo, y los navegadores no ejecutan una página así desde un disco.',
      'Abre el sitio en el navegador, o inícialo en esta máquina: «npm start» en la carpeta del proyecto, y abre la dirección que indica. Para una lección sin red está la hoja de trabajo: «Imprimir la hoja de trabajo» en su página.',
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
