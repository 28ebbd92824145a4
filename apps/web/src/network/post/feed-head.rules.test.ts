import { expect, test } from 'vitest';
import { isWaiting, newestAt, waitingOf } from './feed-head.rules.ts';

const post = (postId: string, publishedAt: string | null, tie: 'self' | 'connected' = 'connected') => ({
  postId,
  publishedAt,
  author: {
    memberId: 'm',
    kind: 'person' as const,
    name: 'Asha V.',
    photoUrl: null,
    headline: null,
    place: '',
    handle: 'asha-v',
    tie,
  },
});
const [early, late] = ['2026-11-30T04:00:00.000Z', '2026-11-30T05:00:00.000Z'];

test('the head is the time of the newest post, and of no posts there is none', () => {
  expect(newestAt([post('a', early), post('b', late)])).toBe(late);
  expect(newestAt([])).toBeNull();
});

test('what came later waits, but for one’s own, and nothing waits before the first look', () => {
  expect(isWaiting(post('a', late), early)).toBe(true);
  expect(isWaiting(post('a', early), early)).toBe(false);
  expect(isWaiting(post('a', late, 'self'), early)).toBe(false);
  expect(isWaiting(post('a', late), null)).toBe(false);
  expect(isWaiting(post('a', null), early)).toBe(false);
});

test('a post that was read twice waits once', () => {
  const twice = [post('a', late), post('a', late), post('b', late), post('c', early)];
  expect(waitingOf(twice, early).map(({ postId }) => postId)).toEqual(['a', 'b']);
});
