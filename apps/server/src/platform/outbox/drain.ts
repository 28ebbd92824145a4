import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Consumer, OutboxEvent } from './event.ts';
import { inSlices, oneByOne, type Pace, TimeQueue } from './time-queue.ts';

interface Waiting {
  readonly at: Date;
  readonly consumer: Consumer;
  readonly event: OutboxEvent;
}

const pauseMs = 500;

export interface Drain {
  /** Tells every consumer what has happened, and every timer that is due by `until`, in the order of time. */
  run(until: Date, setClock: (at: Date) => void): Promise<void>;
}

export interface DrainOptions {
  readonly pace?: Pace;
  /** How many consumers hear what has happened side by side, as on several nodes; one by one for those who look at the order. */
  readonly heardAtOnce?: number;
  /**
   * The present, where servers are at work beside it: what was written until then is told here, what comes later by
   * them. They may hold what a consumer needs, which is then tried again, and at last left to the real job runner.
   */
  readonly present?: Date | undefined;
  /** Runs it with the clock at this time: what is told hears of it when it happened, whatever is played beside it. */
  readonly at?: (time: Date, act: () => Promise<void>) => Promise<void>;
}

const triesBesideServers = 4;

/**
 * The relay and the job runner in one, for the seed: consumers and timers run here and now, in the order of the
 * seed's own clock, so that weeks of a city's life take seconds. Timers not yet due are kept until asked again,
 * and `pending` hands those that outlive the seed to the real job runner.
 */
export function createDrain(
  db: Database,
  consumers: readonly Consumer[],
  { pace = oneByOne, heardAtOnce = 1, present, at: atTime = (_time, act) => act() }: DrainOptions = {},
): Drain & { pending(): readonly Waiting[] } {
  const timers = new TimeQueue<Waiting>();
  const ofThePast = present ? sql`and created_at <= ${present}` : sql``;
  const left: Waiting[] = [];
  const tell = async (told: Waiting) => {
    const { at, consumer, event } = told;
    const run = () => atTime(at, () => consumer.run(event));
    if (!present) return run();
    if (!(await triedAgain(run))) left.push(told);
  };

  const takeEvents = async () => {
    const { rows } = await sql<OutboxEvent>`
      with taken as (update outbox set relayed_at = created_at where relayed_at is null ${ofThePast}
        returning event_id, name, version, payload, created_at)
      select event_id as "eventId", name, version, payload, created_at as "createdAt"
      from taken order by created_at, event_id`.execute(db);
    return rows;
  };
  /** Timers are noted before, in the order of the events. */
  const settle = async () => {
    for (let events = await takeEvents(); events.length > 0; events = await takeEvents()) {
      const now = events.flatMap((event) =>
        noteTimers(event).map((consumer) => ({ at: event.createdAt, consumer, event })),
      );
      await inSlices(now, heardAtOnce, tell);
    }
  };
  /** Answers the consumers that hear of it at once. */
  const noteTimers = (event: OutboxEvent): readonly Consumer[] =>
    consumers.filter((consumer) => {
      if (!consumer.on.includes(event.name)) return false;
      const at = consumer.at?.(event);
      if (at) timers.add({ at, consumer, event });
      return at === undefined;
    });
  return {
    pending: () => [...left, ...timers.rest()],
    run: async (until, setClock) => {
      await settle();
      for (let due = timers.takeDue(until, pace); due.length > 0; due = timers.takeDue(until, pace)) {
        setClock(due.at(-1)?.at ?? until);
        await inSlices(due, pace.atOnce, tell);
        await settle();
      }
      setClock(until);
    },
  };
}

/** False: it failed each time. */
async function triedAgain(run: () => Promise<void>): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      await run();
      return true;
    } catch {
      if (tries === triesBesideServers) return false;
      await setTimeout(pauseMs);
    }
  }
}
