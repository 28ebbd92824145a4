import { events as declaredEvents } from '@nukkad/contract/events';
import type { AnyEvent } from '@nukkad/contract/kernel/event';
import type { AddJobsJobSpec, WorkerUtils } from 'graphile-worker';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Consumer, LiveMessage, OutboxEvent } from './event.ts';
import { type KnownEvents, knownEvents } from './known-events.ts';
import { liveMessages } from './live-messages.ts';
import { isAmong } from '../db/is-among.ts';
import type { Telling } from '../telling.ts';

const batchSize = 200;
const idlePollMs = 1_000;

export interface RelayDependencies {
  readonly db: Database;
  readonly log: Log;
  readonly consumers: readonly Consumer[];
  readonly emit: (messages: readonly LiveMessage[]) => void;
  readonly addJobs: WorkerUtils['addJobs'];
  /** Whose events are told where they are written. */
  readonly telling: Telling | null;
  /** What this node knows: all that the contract declares. */
  readonly events?: readonly Pick<AnyEvent, 'name' | 'version'>[];
}

export interface Relay {
  /** Wakes the relay after a commit. Costs nothing when the relay is not waiting. */
  wake(): void;
  stop(): Promise<void>;
}

/** Events leave in the order they were written; two nodes never take the same batch. */
async function takeBatch(tx: Tx, telling: Telling | null, known: KnownEvents): Promise<OutboxEvent[]> {
  const { names, versions, from } = known.others;
  const ofNow = telling && !telling.isOver() ? sql`and created_at > ${telling.present}` : sql``;
  const { rows } =
    await sql<OutboxEvent>`select event_id as "eventId", name, version, payload, created_at as "createdAt"
    from outbox
    where relayed_at is null ${ofNow} and not exists (select from unnest(${names}::text[], ${versions}::int[], ${from}::timestamptz[])
        as newer (name, version, since)
      where newer.name = outbox.name and newer.version = outbox.version and outbox.created_at >= newer.since)
    order by created_at, event_id limit ${batchSize} for update of outbox skip locked`.execute(tx);
  return rows;
}

function jobsFor(events: readonly OutboxEvent[], consumers: readonly Consumer[]): AddJobsJobSpec[] {
  return events.flatMap((event) =>
    consumers
      .filter((consumer) => consumer.on.includes(event.name))
      .flatMap((consumer) => {
        const runAt = consumer.at?.(event);
        if (runAt === null) return [];
        return [
          {
            identifier: 'consume',
            payload: { consumer: consumer.name, event },
            jobKey: `${event.eventId}:${consumer.name}`,
            maxAttempts: 12,
            runAt,
            ...(consumer.queue !== undefined && { queueName: consumer.queue }),
          },
        ];
      }),
  );
}

/** What cannot be said of one event takes no message of another along. */
function messagesOf(event: OutboxEvent, log: Log): readonly LiveMessage[] {
  try {
    return liveMessages(event);
  } catch (error) {
    log.error(
      { err: error, eventId: event.eventId, name: event.name },
      'an event was not told to the sockets',
    );
    return [];
  }
}

/** One round: queue the consumers, mark the events, then tell the sockets. Answers how many it found. */
async function relayOnce(deps: RelayDependencies, known: KnownEvents): Promise<number> {
  const { found, told } = await deps.db.transaction().execute(async (tx) => {
    const taken = await takeBatch(tx, deps.telling, known);
    const batch = taken.filter((event) => known.has(event));
    if (batch.length === 0) return { found: taken.length, told: batch };
    const jobs = jobsFor(batch, deps.consumers);
    if (jobs.length > 0) await deps.addJobs(jobs);
    const ids = batch.map((event) => event.eventId);
    // The instants name the partitions: those of other months are not opened. A Date has no microseconds.
    await sql`update outbox set relayed_at = now() where event_id ${isAmong(ids, 'uuid')} and relayed_at is null
      and created_at between ${batch[0]?.createdAt} and ${batch.at(-1)?.createdAt}::timestamptz + interval '1 millisecond'`.execute(
      tx,
    );
    return { found: taken.length, told: batch };
  });
  deps.emit(told.flatMap((event) => messagesOf(event, deps.log)));
  return found;
}

/** Queues jobs before it marks the events: after a crash between the two, a job's key makes the second time harmless. */
export function startRelay(deps: RelayDependencies): Relay {
  const known = knownEvents(deps.events ?? declaredEvents, deps.log);
  let stopping = false;
  let woken = false;
  let rest: (() => void) | null = null;

  const wake = () => {
    woken = true;
    rest?.();
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      if (woken || stopping) return resolve();
      const timer = setTimeout(resolve, idlePollMs);
      rest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const loop = async () => {
    while (!stopping) {
      woken = false;
      try {
        while (!stopping && (await relayOnce(deps, known)) > 0);
      } catch (error) {
        deps.log.error({ err: error }, 'relay round failed');
        await new Promise((resolve) => setTimeout(resolve, idlePollMs));
      }
      await pause();
      rest = null;
    }
  };
  const done = loop();
  return {
    wake,
    stop: async () => {
      stopping = true;
      wake();
      await done;
    },
  };
}
