import { expect, test } from 'vitest';
import { isUnasked } from './touched.ts';

test('a minute after the last touch, no person asked for what the page reads', () => {
  const opened = Date.now();
  expect(isUnasked(opened)).toBe(false);
  expect(isUnasked(opened + 61_000)).toBe(true);
});
