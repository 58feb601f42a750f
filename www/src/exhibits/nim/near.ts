/** The small figures of the prose are fetched when the reader comes near. */
const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    near.disconnect();
    void import('./figures.ts');
  },
  { rootMargin: '200px' },
);
for (const figure of document.querySelectorAll('appleyard-lamp, appleyard-swap')) {
  near.observe(figure);
}
