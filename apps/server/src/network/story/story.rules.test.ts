import { expect, test } from 'vitest';
import { endOf, isLive, showsViewers } from './story.rules.ts';

const now = new Date('2026-06-01T10:00:00Z');
const endsAt = endOf(now);
const later = (ms: number) => new Date(endsAt.getTime() + ms);

test('a story is seen for 24 hours to the millisecond, while it is neither removed nor deleted', () => {
  expect(endsAt).toEqual(new Date('2026-06-02T10:00:00Z'));
  expect(isLive({ status: 'published', endsAt }, later(-1))).toBe(true);
  expect(isLive({ status: 'published', endsAt }, endsAt)).toBe(false);
  expect(isLive({ status: 'removed', endsAt }, now)).toBe(false);
  expect(isLive({ status: 'deleted', endsAt }, now)).toBe(false);
});

test('its author reads who saw it until 48 hours after its end', () => {
  const twoDays = 48 * 3_600_000;
  expect(showsViewers({ status: 'published', endsAt }, later(twoDays - 1))).toBe(true);
  expect(showsViewers({ status: 'published', endsAt }, later(twoDays))).toBe(false);
  expect(showsViewers({ status: 'deleted', endsAt }, now)).toBe(false);
});
