import type { AnyEvent, EventSpec, FactsOf } from '@nukkad/contract/kernel/event';
import type { Consumer, Heard, OutboxEvent } from './event.ts';
import { parseFacts } from './parse-facts.ts';

/** One event and its handler. */
export interface Case {
  readonly event: AnyEvent;
  readonly at?: (row: OutboxEvent) => Date | null;
  readonly run: (row: OutboxEvent) => Promise<void>;
}

type Run<Facts> = (heard: Heard<Facts>) => Promise<unknown>;
/** `at`: when it is to run; null: not at all. Without it, as soon as the event was committed. */
type Handler<Facts> =
  | Run<Facts>
  | { readonly at: (facts: Facts, heard: Heard<Facts>) => Date | null; readonly run: Run<Facts> };

function caseOf(event: AnyEvent, handler: Handler<never>): Case {
  const { at, run } = typeof handler === 'function' ? { at: undefined, run: handler } : handler;
  const hear = ({ eventId, createdAt, name, ...row }: OutboxEvent) => {
    const facts = parseFacts(event, { name, ...row });
    if (facts === null) return null;
    return { eventId, createdAt, name, facts };
  };
  return {
    event,
    ...(at && {
      at: (row) => {
        const heard = hear(row);
        return heard && at(heard.facts, heard);
      },
    }),
    run: async (row) => {
      const heard = hear(row);
      if (heard) await run(heard);
    },
  };
}

/** `when(bookingEvents.closed, ({ facts }) => …)`: a case of a consumer. */
export const when = <Facts extends object>(event: EventSpec<Facts>, handler: Handler<NoInfer<Facts>>): Case =>
  caseOf(event, handler);

/** The same for each of several events; `facts` is that of any of them. */
export const whenAny = <Events extends readonly AnyEvent[]>(
  events: Events,
  handler: Handler<FactsOf<Events[number]>>,
): readonly Case[] => events.map((event) => caseOf(event, handler));

/** A consumer of one or several events. `name` is unique in the product and stays: queued jobs carry it. */
export function consumer(name: string, ...cases: readonly Case[]): Consumer {
  const byName = new Map(cases.map((one) => [one.event.name, one]));
  const find = (row: OutboxEvent): Case => {
    const found = byName.get(row.name);
    if (!found) throw new Error(`${name} does not consume ${row.name}.`);
    return found;
  };
  const timers = cases.filter((one) => one.at !== undefined).length;
  if (timers > 0 && timers < cases.length) throw new Error(`${name} is a timer for some of its events only.`);
  return {
    name,
    on: [...byName.keys()],
    ...(timers > 0 && { at: (row: OutboxEvent) => find(row).at?.(row) ?? null }),
    run: (row) => find(row).run(row),
  };
}
