const line = '<script type="module" src="https://example.org/appleyard/0.1.0/embed.js"></script>';

hexo.extend.injector.register('head_end', line);
