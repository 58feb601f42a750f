/** The pitches of the smallest and the largest value, in Hz; the length of a tone, in s, and its loudness. */
const [LOWEST, HIGHEST, LENGTH, LOUDNESS] = [180, 1240, 0.09, 0.06];
/** A tone that would follow the last one sooner is left out, in s. */
const GAP = 0.02;

/** The sort as sound: each step plays the element that it looked at, and larger elements sound higher. */
export class Sound {
  readonly #context = new AudioContext();
  /** When the last tone began. The first tone begins at 0, so this begins before all times. */
  #last = Number.NEGATIVE_INFINITY;

  /** A tone for a value from 0 to `largest`. */
  play(value: number, largest: number): void {
    const { currentTime, destination } = this.#context;
    if (currentTime < this.#last + GAP) return;
    this.#last = currentTime;
    const tone = this.#context.createOscillator();
    const loudness = this.#context.createGain();
    tone.type = 'triangle';
    // Equal steps of value are equal intervals.
    tone.frequency.value = LOWEST * (HIGHEST / LOWEST) ** (value / Math.max(1, largest));
    loudness.gain.setValueAtTime(LOUDNESS, currentTime);
    loudness.gain.exponentialRampToValueAtTime(LOUDNESS / 100, currentTime + LENGTH);
    tone.connect(loudness).connect(destination);
    tone.start();
    tone.stop(currentTime + LENGTH);
  }

  close(): void {
    void this.#context.close();
  }
}
