const lines = [
  '<script type="module" src="https://example.org/appleyard/0.1.0/embed.js"></script>',
  '<link rel="stylesheet" href="https://example.org/appleyard/0.1.0/embed.css" />',
];

hexo.extend.injector.register('head_end', lines.join(''));
