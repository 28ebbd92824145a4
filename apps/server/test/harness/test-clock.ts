import type { Clock } from '../../src/platform/clock.ts';

/** A clock that is frozen until the test moves it. */
export interface TestClock extends Clock {
  set(at: Date): void;
  advance(milliseconds: number): void;
}

/** A Monday morning in Bengaluru, 09:30 IST, unless told otherwise. */
export function testClock(start = new Date('2026-11-23T04:00:00.000Z')): TestClock {
  let at = start;
  return {
    now: () => at,
    set: (next) => {
      at = next;
    },
    advance: (milliseconds) => {
      at = new Date(at.getTime() + milliseconds);
    },
  };
}
