/** Longest wait for a place. */
const patienceMs = 700;
/** A queue that has not emptied for this long is overload rather than a burst. */
const overloadMs = 2_000;
/** After overload, no one waits for this long: everyone beyond the limit is refused at once. */
const restMs = 5_000;

interface Waiting {
  readonly caller: string;
  readonly enter: () => void;
}

/**
 * Where calls wait for a moment that came all at once, such as a hundred people for one slot. It absorbs a burst and
 * refuses to become a standing queue, in which everyone would be answered late. Whose calls take the fewest places is let
 * in first, so that no one waits behind the many calls of another.
 */
export class BurstQueue {
  private readonly waiting = new Set<Waiting>();
  private since: number | null = null;
  private restUntil = -Infinity;
  private readonly most: number;
  private readonly clock: () => number;
  private readonly standingMs: number;

  /** `standingMs`: left out, a queue that does not empty for two seconds closes for a while. */
  constructor(most: number, clock: () => number, standingMs = overloadMs) {
    this.most = most;
    this.clock = clock;
    this.standingMs = standingMs;
  }

  /** Whether one more may wait now. */
  isOpen(): boolean {
    const now = this.clock();
    if (this.since !== null && now - this.since > this.standingMs) this.restUntil = now + restMs;
    return now >= this.restUntil && this.waiting.size < this.most;
  }

  /** True once a slot was handed over; false where none became free in time. */
  wait(caller = ''): Promise<boolean> {
    this.since ??= this.clock();
    return new Promise((resolve) => {
      const one: Waiting = { caller, enter: () => settle(true) };
      const timer = setTimeout(() => settle(false), patienceMs);
      const settle = (entered: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(one);
        if (this.waiting.size === 0) this.since = null;
        resolve(entered);
      };
      this.waiting.add(one);
    });
  }

  /**
   * Hands a place to the caller that has the fewest, and of those to the one that has waited longest. Answers who it is;
   * null where no caller waits.
   */
  next(placesOf: (caller: string) => number = () => 0): string | null {
    let first: Waiting | null = null;
    for (const one of this.waiting)
      if (first === null || placesOf(one.caller) < placesOf(first.caller)) first = one;
    first?.enter();
    return first?.caller ?? null;
  }
}
