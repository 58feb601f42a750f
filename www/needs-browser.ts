// Evaluated before anything else of the elements, so that whoever has no page is told so, and not
// that some name is not defined.
if (typeof document === 'undefined' || typeof IntersectionObserver === 'undefined') {
  throw new Error(
    "'appleyard/elements' needs a browser: import it where only a browser runs, such as in a script of the page.",
  );
}
