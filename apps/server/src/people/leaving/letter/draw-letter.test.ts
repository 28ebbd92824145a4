import { expect, test } from 'vitest';
import { aPaperLogo, picturesIn } from '../../../../test/fixtures/logo-fixture.ts';
import { readPrint } from '../../../platform/reading/read-print.ts';
import { drawLetter } from './draw-letter.ts';
import { type LetterContent, wordsOf } from './letter.words.ts';

const content: LetterContent = {
  kind: 'relieving',
  versionNumber: 1,
  lang: 'en',
  companyName: 'Lakshmi Home Services',
  fullName: 'Ravi Kumar',
  designation: 'Electrician',
  department: 'Repairs',
  joinedOn: '2026-01-05',
  lastDayOn: '2026-12-05',
  salaryDue: 'paid',
  advancesDuePaise: 0,
  expensesDuePaise: 0,
  loansDuePaise: 0,
  place: 'Mysuru',
  signatoryName: 'Lakshmi Rao',
  signatoryTitle: 'Owner',
  issuedOn: '2026-11-30',
  templateId: null,
  templateVersion: null,
};
async function wordsOn(pdf: Buffer): Promise<string> {
  const print = { fileName: 'letter.pdf', mediaType: 'application/pdf', content: pdf };
  const answer = await readPrint(print, null, () => undefined);
  return 'read' in answer
    ? answer.read.lines.map((words) => words.map(({ text }) => text).join(' ')).join(' | ')
    : '';
}
type Look = Partial<Pick<Parameters<typeof drawLetter>[0], 'brand' | 'hasOwnBoard' | 'logo'>>;
const draw = (more: Partial<LetterContent> = {}, look: Look = {}) =>
  drawLetter({
    brand: 'Nukkad',
    content: { ...content, ...more },
    issuedAt: new Date('2026-11-30T12:00:00Z'),
    hasOwnBoard: true,
    logo: null,
    ...look,
  });

test('the same letter is the same paper each time, in both languages', async () => {
  for (const lang of ['en', 'hi'] as const) {
    const [one, two] = await Promise.all([draw({ lang }), draw({ lang })]);
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.equals(two)).toBe(true);
  }
  expect((await draw()).equals(await draw({ lang: 'hi' }))).toBe(false);
});

test('the business leads it with its logo; one that was issued under the platform’s name stays as it was', async () => {
  const logo = await aPaperLogo();
  const [plain, own, former] = await Promise.all([
    draw(),
    draw({}, { logo }),
    draw({}, { hasOwnBoard: false }),
  ]);
  expect([plain, own, former].map(picturesIn)).toEqual([0, 1, 0]);
  expect(former.equals(plain)).toBe(false);
  const [led, ledBefore] = [await wordsOn(own), await wordsOn(former)];
  expect([led.split('Lakshmi Home Services').length - 1, led.endsWith('Made with Nukkad.')]).toEqual([
    3,
    true,
  ]);
  expect([ledBefore.split('Lakshmi Home Services').length - 1, ledBefore.includes('Made with')]).toEqual([
    3,
    false,
  ]);
  expect([led, ledBefore].map((words) => words.split('Nukkad').length - 1)).toEqual([1, 1]);
});

test('what is not known is left out of the sentence, and an experience letter is silent about money', () => {
  const [worked] = wordsOf({ ...content, designation: '', department: '' }).lines;
  expect(worked).toBe(
    'This is to confirm that Ravi Kumar worked with Lakshmi Home Services from 5 January 2026 to 5 December 2026.',
  );
  const open = { salaryDue: 'open', advancesDuePaise: 25_000 } as const;
  expect(wordsOf({ ...content, ...open }).lines.join(' ')).toMatch(
    /salary is still to be paid\. Advances of ₹250/,
  );
  expect(wordsOf({ ...content, ...open, kind: 'experience' }).lines.join(' ')).not.toMatch(/salary|₹/);
});
