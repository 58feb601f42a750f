/** A lesson as a SCORM 1.2 package: its one file, and a manifest that says so. */
import { strToU8, zipSync } from 'fflate';
import { oneFileOfLesson } from '../../one-file/lesson.ts';
import type { Language } from '../../words/language.ts';
import { type Lesson, lessonName, plainWords } from '../lesson.ts';
import { manifestOf } from './manifest.ts';

/** The bytes of a package with the file of a lesson in it. */
export function packed(
  lesson: Lesson,
  file: string,
  mastery: number | undefined,
): Uint8Array<ArrayBuffer> {
  const { title, text } = lesson;
  const manifest = manifestOf({
    title: plainWords(title) || 'Appleyard',
    name: lessonName(text),
    mastery,
  });
  return zipSync({ 'imsmanifest.xml': strToU8(manifest), 'index.html': strToU8(file) });
}

/** Makes the package. Rejects if a file of the site cannot be fetched. Costs a second or two. */
export async function packageOf(
  lesson: Lesson,
  language: Language,
  mastery: number | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await oneFileOfLesson(lesson.text, { language, attributes: { package: 'scorm' } });
  return packed(lesson, file, mastery);
}
