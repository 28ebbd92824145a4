import { expect } from 'vitest';

/**
 * Whether this run has a machine that can keep a promise of seconds: `npm run test:long` says so. Elsewhere a machine that
 * is shared is slow without a fault of ours, and a test counts what was done.
 */
export const isTimed = process.env['PROMISED_TIMES'] === '1';

/** A promise of seconds, where times are looked at. What must happen at all is asserted beside it. */
export function expectWithin(ms: number, limitMs: number): void {
  if (isTimed) expect(ms).toBeLessThan(limitMs);
}
