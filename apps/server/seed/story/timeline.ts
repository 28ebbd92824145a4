import type { createDrain } from '../../src/platform/outbox/drain.ts';

/** An action that a person of the story plans for an instant. */
export interface Intention {
  readonly at: Date;
  readonly act: () => Promise<void>;
}

/** The story's clock: it is frozen during an action, and then jumps to the next planned action or timer. */
export class StoryClock {
  private present: Date;
  constructor(start: Date) {
    this.present = start;
  }
  now(): Date {
    return this.present;
  }
  set(at: Date): void {
    if (at > this.present) this.present = at;
  }
}

/** Plays intentions in the order of time; between them the outbox is told and due timers run, as in the product. */
export class Timeline {
  private readonly clock: StoryClock;
  private readonly drain: ReturnType<typeof createDrain>;
  private waiting: Intention[] = [];

  constructor(clock: StoryClock, drain: ReturnType<typeof createDrain>) {
    this.clock = clock;
    this.drain = drain;
  }

  plan(at: Date, act: () => Promise<void>): void {
    this.waiting.push({ at, act });
  }

  async playUntil(end: Date): Promise<void> {
    for (;;) {
      this.waiting.sort((a, b) => a.at.getTime() - b.at.getTime());
      const next = this.waiting[0];
      if (!next || next.at > end) break;
      this.waiting.shift();
      await this.drain.run(next.at, (at) => this.clock.set(at));
      await next.act();
    }
    await this.drain.run(end, (at) => this.clock.set(at));
  }
}
