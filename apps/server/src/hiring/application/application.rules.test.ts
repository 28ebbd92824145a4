import { expect, test } from 'vitest';
import { answerBefore, dayOf } from './application.rules.ts';

const hourMs = 3_600_000;
const publishedAt = new Date('2026-11-20T06:30:00Z');
const after = (hours: number) => new Date(publishedAt.getTime() + hours * hourMs);

test.each([
  ['the clock of its job, while that runs', after(10), null, after(72)],
  ['as long again once that is over', after(80), null, after(152)],
  ['as long again after the first shortlist', after(10), after(5), after(82)],
])('an application waits for %s', (_words, appliedAt, firstShortlistAt, until) => {
  expect(answerBefore(appliedAt, { publishedAt, firstShortlistAt })).toEqual(until);
});

test('the invitations of a day begin at midnight in Kolkata', () => {
  expect(dayOf(new Date('2026-11-20T18:29:59Z'))).toEqual({
    day: '2026-11-20',
    from: new Date('2026-11-19T18:30:00Z'),
  });
  expect(dayOf(new Date('2026-11-20T18:30:00Z')).day).toBe('2026-11-21');
});
