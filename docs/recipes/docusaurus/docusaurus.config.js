export default {
  title: 'A course',
  url: 'https://example.org',
  baseUrl: '/',
  presets: [['classic', {}]],
  scripts: [{ src: 'https://example.org/appleyard/0.1.0/embed.js', type: 'module' }],
  stylesheets: ['https://example.org/appleyard/0.1.0/embed.css'],
};
