/** Links that open the collecting of a lesson. */
import { linkLimits } from '../../share/codec.ts';
import { encodeLesson, packLesson } from '../link.ts';

/** The link that opens the collecting of a lesson: readable if it can be, otherwise packed. */
export async function collectLink(text: string): Promise<string> {
  const link = { text, at: 1, mode: 'collect' } as const;
  const readable = encodeLesson(link);
  return readable.length <= linkLimits.characters ? readable : packLesson(link);
}

/** The address that brings a code to its teacher, with the lesson in it; undefined if it would be too long. */
export async function linkWithCode(text: string, code: string): Promise<string | undefined> {
  const said = `&code=${encodeURIComponent(code).replaceAll('%20', '+')}&n=`;
  const link = { text, at: 1, mode: 'collect' } as const;
  for (const body of [encodeLesson(link), await packLesson(link)]) {
    const whole = body.replace('&n=', said);
    if (whole.length <= linkLimits.characters) {
      const page = new URL(location.href);
      page.hash = '';
      return `${page.href.replace(/#$/, '')}#${whole}`;
    }
  }
  return undefined;
}
