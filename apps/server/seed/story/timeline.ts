import { AsyncLocalStorage } from 'node:async_hooks';
import type { createDrain } from '../../src/platform/outbox/drain.ts';
import { inSlices, oneByOne, type Pace, TimeQueue } from '../../src/platform/outbox/time-queue.ts';

/** An action that a person of the story plans for an instant. */
export interface Intention {
  readonly at: Date;
  readonly act: () => Promise<void>;
}

/** The story's clock: it is frozen during an action, and then jumps to the next planned action or timer. Within one it is that one's own time. */
export class StoryClock {
  private present: Date;
  private readonly own = new AsyncLocalStorage<Date>();
  constructor(start: Date) {
    this.present = start;
  }
  now(): Date {
    return this.own.getStore() ?? this.present;
  }
  /** For this action alone it is another time: so several people act side by side, each at their own minute. */
  at<Made>(time: Date, act: () => Promise<Made>): Promise<Made> {
    return this.own.run(time, act);
  }
  set(at: Date): void {
    if (at > this.present) this.present = at;
  }
}

/** Plays intentions in the order of time; between them the outbox is told and due timers run, as in the product. */
export class Timeline {
  private readonly clock: StoryClock;
  private readonly drain: ReturnType<typeof createDrain>;
  private readonly pace: Pace;
  private readonly endsOnly: (error: unknown) => boolean;
  private readonly waiting = new TimeQueue<Intention>();

  /** `endsOnly`: what ends a scene, while the story goes on. */
  constructor(
    clock: StoryClock,
    drain: ReturnType<typeof createDrain>,
    { pace = oneByOne, endsOnly }: { readonly pace?: Pace; readonly endsOnly: (error: unknown) => boolean },
  ) {
    this.clock = clock;
    this.drain = drain;
    this.pace = pace;
    this.endsOnly = endsOnly;
  }

  plan(at: Date, act: () => Promise<void>): void {
    this.waiting.add({ at, act });
  }

  async playUntil(end: Date): Promise<void> {
    const take = () => this.waiting.takeDue(end, this.pace);
    for (let due = take(); due.length > 0; due = take()) {
      await this.drain.run(due[0]?.at ?? end, (at) => this.clock.set(at));
      await inSlices(due, this.pace.atOnce, (intention) => this.act(intention));
    }
    await this.drain.run(end, (at) => this.clock.set(at));
  }

  /** Each at its own minute, also of those that are played side by side. */
  private async act({ at, act }: Intention): Promise<void> {
    try {
      await this.clock.at(at, act);
    } catch (error) {
      if (!this.endsOnly(error)) throw error;
    }
  }
}
