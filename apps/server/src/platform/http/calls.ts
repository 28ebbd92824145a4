import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { Refusal } from '../refusal.ts';
import { BurstQueue } from './burst-queue.ts';

/** When one is told to come again, seconds. */
export const retryAfterSeconds = 2;
/** Half of the calls slower than this: there are too many at once. Faster than the other: there may be more. */
const slowMs = 200;
const fastMs = 100;
const windowMs = 250;
/** The limit rises only while calls use this share of it. */
const inUse = 0.75;
/** Fewer say nothing of the load. */
const enough = 5;

/** The calls under way in this process, bounded. */
export interface Calls {
  /** Waits for a moment in a burst; refuses with 503 where there is no room, and what takes longer than its limit. */
  run<Answer>(work: () => Promise<Answer>, caller?: string): Promise<Answer>;
  /** True: a call that comes now is refused. */
  full(): boolean;
  /** Counts a caller that was refused before `run`. */
  turnAway(): void;
  figures(): { readonly underWay: number; readonly limit: number; readonly refused: number };
}

interface Limit {
  now(): number;
  /** `underWay`: the calls under way when this one ended, itself included. */
  took(ms: number, underWay: number): void;
}

/**
 * Between a fifth of `most` and `most`: falls while calls are slow, and rises when they are fast and the limit is nearly
 * used up. A limit that rose in quiet times would be too high when a rush begins, and the first second of a rush decides
 * whether the processors are left to the calls that are under way.
 */
function adaptiveLimit(most: number, clock: () => number): Limit {
  const least = Math.min(most, Math.max(4, Math.ceil(most / 5)));
  let limit = Math.min(most, least * 2);
  let since = clock();
  let times: number[] = [];
  let used = 0;
  return {
    now: () => Math.floor(limit),
    took: (ms, underWay) => {
      times.push(ms);
      used = Math.max(used, underWay);
      if (clock() - since < windowMs || times.length < enough) return;
      const middle = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
      if (middle > slowMs) limit = Math.max(least, limit * 0.8);
      else if (middle < fastMs && used >= limit * inUse) limit = Math.min(most, limit + 2);
      times = [];
      used = 0;
      since = clock();
    },
  };
}

/** How many places each caller has. */
function placesByCaller() {
  const places = new Map<string, number>();
  const of = (caller: string) => places.get(caller) ?? 0;
  return {
    of,
    add: (caller: string, count: number) => {
      const now = of(caller) + count;
      if (now > 0) places.set(caller, now);
      else places.delete(caller);
    },
  };
}

/** A burst of so many times the limit waits for a moment. */
const burst = 5;

interface Patience {
  readonly clock?: () => number;
  /** How many may wait; left out: five times `most`. */
  readonly waiting?: number;
  /** So long the queue may be without a gap before it closes for a while; left out: two seconds. */
  readonly standingMs?: number;
}

/**
 * What waits in a queue is answered late and then asked again; so there is room for `most` calls, fewer while they are
 * slow. A burst waits for less than a second; beyond it, and while the queue does not empty, a call without a place is
 * refused at once. A call that is given up after `limitMs` may still end by itself.
 */
export function boundedCalls(
  most: number,
  limitMs: number,
  { clock = performance.now.bind(performance), waiting = most * burst, standingMs }: Patience = {},
): Calls {
  const limit = adaptiveLimit(most, clock);
  let underWay = 0;
  let refused = 0;
  const queue = new BurstQueue(waiting, clock, standingMs);
  const isTaken = () => underWay >= limit.now();
  const full = () => isTaken() && !queue.isOpen();
  const places = placesByCaller();
  const enter = (caller: string) => {
    underWay += 1;
    places.add(caller, 1);
  };
  const leave = (left: string) => {
    underWay -= 1;
    places.add(left, -1);
    while (!isTaken()) {
      const next = queue.next(places.of);
      if (next === null) return;
      enter(next);
    }
  };
  const late = () => new Refusal(kernelErrors.unavailable, { retryAfter: retryAfterSeconds });
  const busy = () => new Refusal(kernelErrors.unavailable, { retryAfter: retryAfterSeconds, notBegun: true });
  return {
    full,
    turnAway: () => (refused += 1),
    figures: () => ({ underWay, limit: limit.now(), refused }),
    run: async (work, caller = '') => {
      if (!isTaken()) enter(caller);
      else if (!queue.isOpen() || !(await queue.wait(caller))) {
        refused += 1;
        throw busy();
      }
      const began = clock();
      return new Promise((resolve, reject) => {
        // It may still take effect.
        const over = setTimeout(() => reject(late()), limitMs);
        const ended = () => {
          clearTimeout(over);
          limit.took(clock() - began, underWay);
          leave(caller);
        };
        work().finally(ended).then(resolve, reject);
      });
    },
  };
}
