/**
 * `post.md` is a blog post with the snippets of the Embed dialog pasted into it, one as an element and one as a
 * frame; `../pages/markdown-blog.html` is what a Markdown generator has made of it: Eleventy 2.0.1 with the
 * markdown-it 13.0.2 that it brings. After a change of the post, in this folder:
 *
 *     npx @11ty/eleventy@2.0.1
 *
 * Then read the diff.
 */

/** All options that such blogs use, and that could spoil a pasted snippet. */
const options = { html: true, breaks: true, linkify: true, typographer: true };

/** @param {any} config */
module.exports = (config) => {
  config.amendLibrary('md', (/** @type {any} */ markdown) => markdown.set(options));
  return {
    // Braces are plain text in a post.
    markdownTemplateEngine: false,
    dir: { output: '../pages' },
  };
};
