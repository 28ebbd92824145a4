import { expect, test } from 'vitest';
import { earnings, isLate } from './project.rules.ts';

const milestone = (milestoneId: string, status: 'Accepted' | 'Disputed' | 'Pending', rupees: number) => ({
  milestoneId,
  status,
  amountPaise: rupees * 100,
  taxPercent: 18,
});
const rupees = ({ agreedPaise, earnedPaise, disputedPaise }: ReturnType<typeof earnings>) =>
  [agreedPaise, earnedPaise, disputedPaise].map((paise) => paise / 100);

test('what is in dispute is not earned; what is not approved is neither', () => {
  const parts = [
    milestone('walls', 'Accepted', 11_800),
    milestone('doors', 'Disputed', 5_900),
    milestone('paint', 'Pending', 2_360),
  ];
  expect(rupees(earnings(parts, new Map()))).toEqual([17_000, 10_000, 5_000]);
});

test('a credit note of a milestone lowers that one, one of the project all that was accepted in proportion', () => {
  const parts = [milestone('walls', 'Accepted', 11_800), milestone('doors', 'Accepted', 5_900)];
  const of = (...credits: [string | null, number][]) => rupees(earnings(parts, new Map(credits)))[1];
  expect(of(['walls', 1_180_00])).toBe(14_000);
  expect(of([null, 1_770_00])).toBe(13_500);
  expect(of(['walls', 1_180_00], [null, 1_652_00])).toBe(12_600);
  expect(of([null, 99_999_00])).toBe(0);
});

test('work is late after its day until it is approved', () => {
  const late = (
    status: 'Pending' | 'Project Submitted For Review' | 'Accepted' | 'Disputed',
    dueOn: string,
  ) => isLate({ status, dueOn }, '2026-11-28');
  expect(late('Pending', '2026-11-27')).toBe(true);
  expect(late('Project Submitted For Review', '2026-11-27')).toBe(true);
  expect(late('Pending', '2026-11-28')).toBe(false);
  expect(late('Accepted', '2026-10-20')).toBe(false);
  expect(late('Disputed', '2026-10-20')).toBe(false);
});
