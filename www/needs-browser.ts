// Runs before the other modules of the elements. Without a browser it throws this error, which is clearer
// than an undefined name.
if (typeof document === 'undefined' || typeof IntersectionObserver === 'undefined') {
  throw new Error(
    "'appleyard/elements' needs a browser: import it where only a browser runs, such as in a script of the page.",
  );
}
