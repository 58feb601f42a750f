import { encode, type Link, linkLimits, type SceneSpec } from './codec.ts';

/** What a lesson is made from: the figure's link, and the moment it shows. */
export interface LessonSource<Scene> {
  readonly spec: SceneSpec<Scene>;
  link: Link<Scene>;
  currentScene(): Scene;
}

/** A lesson in the making. The figure's own lesson changes with it, so it can be tried at once. */
export interface Lesson {
  /** How many moments it has: 1 when it is no lesson yet. */
  readonly length: number;
  add(): void;
  drop(place: number): void;
  link(): string;
}

/** The figure's lesson, the moment shown taken into its place. */
export function lessonOf<Scene>(figure: LessonSource<Scene>): Lesson {
  const { scenes, place } = figure.link;
  const moments = scenes.map((scene, i) => (i === place - 1 ? figure.currentScene() : scene));
  const at = (shown: number): Link<Scene> => {
    const [first = figure.currentScene(), ...rest] = moments;
    return { scenes: [first, ...rest], place: Math.min(shown, moments.length) };
  };
  return {
    get length() {
      return moments.length;
    },
    add: () => {
      if (moments.length >= linkLimits.scenes) return;
      moments.push(figure.currentScene());
      figure.link = at(moments.length);
    },
    drop: (index) => {
      moments.splice(index, 1);
      figure.link = at(figure.link.place);
    },
    // A lesson begins at its beginning; a single moment is itself.
    link: () => encode(figure.spec, at(1)),
  };
}
