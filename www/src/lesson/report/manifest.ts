/** The manifest of a SCORM 1.2 package with one lesson: `imsmanifest.xml` by the schemas of IMS CP 1.1.2 and ADL CP 1.2. */
import { escaped } from '../../writing/escaped.ts';

export interface ManifestOf {
  readonly title: string;
  /** The name of the lesson's text. */
  readonly name: string;
  /** From how many of 100 points on a pupil has passed; undefined if nobody passes or fails. */
  readonly mastery: number | undefined;
}

/** The longest title that the schema takes, in characters. */
const MOST_TITLE = 200;

/** A character that XML 1.0 has no form for. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** The first character of a title that no manifest can hold; undefined if all fit. */
export const unfitIn = (title: string): string | undefined => NO_XML.exec(title)?.[0];

/** A title of at most as many characters as the schema takes, and without blanks that XML would change. */
function fitting(title: string): string {
  const plain = title.replace(/\s+/g, ' ').trim();
  const characters = Array.from(plain);
  return characters.length <= MOST_TITLE
    ? plain
    : `${characters.slice(0, MOST_TITLE - 1).join('')}…`;
}

/** The text of the manifest. Throws a RangeError for a title that no XML can hold; `unfitIn` finds it before. */
export function manifestOf({ title, name, mastery }: ManifestOf): string {
  if (unfitIn(title) !== undefined)
    throw new RangeError('the title has a character that XML cannot hold');
  const named = escaped(fitting(title));
  const passed =
    mastery === undefined ? '' : `\n        <adlcp:masteryscore>${mastery}</adlcp:masteryscore>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="appleyard-${name}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="lessons">
    <organization identifier="lessons">
      <title>${named}</title>
      <item identifier="item-${name}" identifierref="lesson-${name}">
        <title>${named}</title>${passed}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="lesson-${name}" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
    </resource>
  </resources>
</manifest>
`;
}
