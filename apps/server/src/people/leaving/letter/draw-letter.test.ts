import { expect, test } from 'vitest';
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
  place: 'Mysuru',
  signatoryName: 'Lakshmi Rao',
  signatoryTitle: 'Owner',
  issuedOn: '2026-11-30',
};
const draw = (more: Partial<LetterContent> = {}) =>
  drawLetter({
    brand: 'Nukkad',
    content: { ...content, ...more },
    issuedAt: new Date('2026-11-30T12:00:00Z'),
  });

test('the same letter is the same paper each time, in both languages', async () => {
  for (const lang of ['en', 'hi'] as const) {
    const [one, two] = await Promise.all([draw({ lang }), draw({ lang })]);
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.equals(two)).toBe(true);
  }
  expect((await draw()).equals(await draw({ lang: 'hi' }))).toBe(false);
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
