import type { AnyEvent, FactsOf } from '@nukkad/contract/kernel/event';
import * as z from 'zod/mini';
import type { OutboxEvent } from './event.ts';

type Row = Pick<OutboxEvent, 'name' | 'version' | 'payload'>;

const unknownVersion = ({ name, version }: Row, event: AnyEvent) =>
  new Error(`${name} has version ${version}; this server knows ${event.version}.`);

/** The facts of an older version, step by step as the present one has them; null: it is heard no more. */
function upcast(event: AnyEvent, row: Row): object | null {
  let facts = row.payload as Readonly<Record<string, unknown>> | null;
  for (let version = row.version; facts !== null && version < event.version; version += 1) {
    const step = event.upcasts?.[version];
    if (!step) throw unknownVersion(row, event);
    facts = step(facts);
  }
  return facts;
}

/**
 * The facts of a row, as its event declares them; null: of an older version that no one waits for any more. A row of a newer
 * version throws: the job is tried again, by a node that knows it. Rows written before an optional field came lack it.
 */
export function parseFacts<Event extends AnyEvent>(event: Event, row: Row): FactsOf<Event> | null {
  if (row.version > event.version) throw unknownVersion(row, event);
  const facts = upcast(event, row);
  return facts && z.parse(event.facts as z.core.$ZodType<FactsOf<Event>>, facts);
}
