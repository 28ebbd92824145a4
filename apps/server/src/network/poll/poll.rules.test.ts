import { expect, test } from 'vitest';
import { isOpen, restoredTo, showsResult } from './poll.rules.ts';

const now = new Date('2026-06-01T10:00:00Z');
const earlier = new Date('2026-06-01T09:59:59Z');
const later = new Date('2026-06-01T10:05:00Z');

test('a poll is open until its time, also where the timer has not ended it yet', () => {
  expect(isOpen({ status: 'open', endsAt: later }, now)).toBe(true);
  expect(isOpen({ status: 'open', endsAt: now }, now)).toBe(false);
  expect(isOpen({ status: 'ended', endsAt: later }, now)).toBe(false);
});

test.each([
  ['after_vote', false, false, false],
  ['after_vote', true, false, true],
  ['after_vote', false, true, true],
  ['at_end', true, false, false],
  ['at_end', false, true, false],
] as const)(
  'an open poll with results %s, voted %s, own %s shows them: %s',
  (results, hasVoted, isOwn, shown) => {
    const poll = { status: 'open', endsAt: later, results } as const;
    expect(showsResult(poll, { hasVoted, isOwn }, now)).toBe(shown);
  },
);

test('what is over is shown to all who see it', () => {
  const poll = { status: 'open', endsAt: earlier, results: 'at_end' } as const;
  expect(showsResult(poll, { hasVoted: false, isOwn: false }, now)).toBe(true);
});

test('a poll that is shown again goes on where its time is not over', () => {
  expect([restoredTo({ endsAt: later }, now), restoredTo({ endsAt: earlier }, now)]).toEqual([
    'open',
    'ended',
  ]);
});
