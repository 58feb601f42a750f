import { describe, expect, test } from 'vitest';
import { decode, linkLimits } from '../../www/src/share/codec.ts';
import { Lesson } from '../../www/src/share/lesson.ts';
import { type Sample, sample, sampleScene } from './sample-scene.ts';

const moment = (cursor: number): Sample => sampleScene({ cursor });

/** What a reader of the lesson's link gets: the cursor of each scene, and the number of the shown one. */
function read(lesson: Lesson<Sample>) {
  const { link, notices } = decode(sample, lesson.link() ?? '');
  return { cursors: link.scenes.map(({ cursor }) => cursor), place: link.place, notices };
}

describe('a lesson', () => {
  test('has no link before it has two moments', () => {
    const lesson = new Lesson(sample);
    expect(lesson.length).toBe(0);
    expect(lesson.link()).toBeUndefined();
    lesson.add(moment(1));
    expect(lesson.length).toBe(1);
    expect(lesson.link()).toBeUndefined();
    lesson.add(moment(2));
    expect(lesson.link()).toBeDefined();
  });

  test('has its moments in the order in which they were added, and opens the first', () => {
    const lesson = new Lesson(sample);
    for (const cursor of [5, 3, 5, 9]) lesson.add(moment(cursor));
    expect(read(lesson)).toEqual({ cursors: [5, 3, 5, 9], place: 1, notices: [] });
  });

  test('is put aside as a draft with any number of moments, and taken up again', () => {
    const lesson = new Lesson(sample);
    expect(lesson.draft()).toBe('');
    for (const cursors of [[4], [4, 7]]) {
      lesson.add(moment(cursors.at(-1) ?? 0));
      const other = new Lesson(sample);
      other.resume(lesson.draft());
      expect(other.steps).toEqual(cursors);
    }
  });

  test('goes on from a lesson in a link, which does not change', () => {
    const brought = [moment(1), moment(2)] as const;
    const lesson = new Lesson(sample, brought);
    lesson.add(moment(3));
    lesson.drop(0);
    expect(read(lesson).cursors).toEqual([2, 3]);
    expect(brought).toEqual([moment(1), moment(2)]);
  });

  test('loses a moment that is removed, and its link when only one moment is left', () => {
    const lesson = new Lesson(sample, [1, 2, 3].map(moment));
    lesson.drop(1);
    expect(read(lesson).cursors).toEqual([1, 3]);
    lesson.drop(1);
    expect(lesson.link()).toBeUndefined();
    lesson.drop(0);
    expect(lesson.length).toBe(0);
    lesson.add(moment(7));
    lesson.add(moment(8));
    expect(read(lesson).cursors).toEqual([7, 8]);
  });

  test('stays the same if there is no such moment', () => {
    const lesson = new Lesson(sample, [1, 2].map(moment));
    lesson.drop(2);
    expect(read(lesson).cursors).toEqual([1, 2]);
  });

  test('is full with as many scenes as a link may have, and can still be read', () => {
    const lesson = new Lesson(sample);
    for (let cursor = 0; cursor <= linkLimits.scenes + 1; cursor += 1) lesson.add(moment(cursor));
    expect(lesson.length).toBe(linkLimits.scenes);
    const { cursors, notices } = read(lesson);
    expect(notices).toEqual([]);
    expect(cursors).toHaveLength(linkLimits.scenes);
    expect(cursors.at(-1)).toBe(linkLimits.scenes - 1);
  });
});
