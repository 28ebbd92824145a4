import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project.mjs';
import { retiredInText, spokenTexts } from './screen-words.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
}).split('\n');
const speaking = files.filter(
  (file) =>
    /^(?:apps\/(?:web|backoffice|server)|packages\/[a-z]+)\/src\/.*\.tsx?$/.test(file) &&
    // Words that the reader of contact details looks up are what people write, not what a screen says.
    !/\.test\.tsx?$|\.gen\.ts$|\/gallery\/|\/contact-details\/[a-z-]+-words\.ts$/.test(file),
);

test('no text of a screen, an error or a message uses a retired word', () => {
  expect(speaking.length).toBeGreaterThan(1000);
  const breaches = speaking.flatMap((file) =>
    spokenTexts(file, readFileSync(path.join(projectRoot, file), 'utf8'))
      .flatMap(retiredInText)
      .map((breach) => `${file}: ${breach}`),
  );
  expect(breaches).toEqual([]);
});

test.each([
  ['apps/web/src/lamp/lamp.tsx', "t('lamp.go', 'Go on')"],
  ['apps/web/src/lamp/lamp.tsx', "t(dark ? 'a' : 'b', dark ? 'Nobody lit it' : 'Lit')"],
  ['apps/web/src/lamp/lamp.tsx', "plural('lamp.n', 2, { one: 'One firm', other: 'Lamps' })"],
  ['apps/web/src/lamp/lamp.tsx', 'const lamp = <p>Mend the lamp.</p>;'],
  ['apps/web/src/lamp/lamp.words.hi.ts', "export const lampWords = { 'lamp.cart': 'आपकी टोकरी' };"],
  [
    'packages/lists/src/lamp.words.ts',
    "export const lampWords = ({ t }) => ({ go: t('lamp.go', 'Go on') });",
  ],
  ['packages/contract/src/lamp/lamp.noun.ts', "defineErrors({ lamp_out: [409, 'Look again.'] })"],
  ['packages/contract/src/lamp/lamp.model.ts', "z.boolean('Say yes or no.')"],
  ['packages/contract/src/lamp/lamp.model.ts', "z.refine(isLit, { error: 'Please, please light it.' })"],
  [
    'apps/server/src/lamp/notice/lamp-words.ts',
    "export const lit = { en: 'your shop is lit.', hi: 'जल गया।' };",
  ],
  ['apps/server/src/lamp/lamp.notices.ts', 'const lit = { en: `the job of ${name} is over.` };'],
  ['apps/server/src/lamp/lamp.page.ts', "say('Whoever lights it pays.', 'जो जलाए।')"],
])('a retired word is found in %s: %s', (file, source) => {
  expect(spokenTexts(file, source).flatMap(retiredInText)).toHaveLength(1);
});

test.each([
  ['apps/web/src/lamp/lamp.tsx', "t('lamp.goOn.nobody', 'Continue')"],
  ['apps/web/src/lamp/lamp.tsx', "t('lamp.late', 'Time to accept has run out.')"],
  ['packages/contract/src/lamp/lamp.model.ts', "z.describe('The firm that stands here.')"],
  [
    'packages/contract/src/lamp/lamp.noun.ts',
    "({ lamp_lit: [500, 'Something went wrong in the server. Please try again'] })",
  ],
  ['apps/server/src/lamp/light.ts', "const stands = 'nobody'; log.info('Somebody lit it.');"],
])('what people do not read, and what is said well, passes in %s: %s', (file, source) => {
  expect(spokenTexts(file, source).flatMap(retiredInText)).toEqual([]);
});
