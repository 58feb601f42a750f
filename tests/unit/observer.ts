/** Replaces the observers of a page in tests. */
export class Observer {
  static readonly all: Observer[] = [];
  readonly watched = new Set<unknown>();

  constructor(readonly notify: (entries: readonly unknown[]) => void) {
    Observer.all.push(this);
  }

  observe(target: unknown): void {
    this.watched.add(target);
  }

  unobserve(target: unknown): void {
    this.watched.delete(target);
  }
}
