import type { AnyEvent, FactsOf } from '@nukkad/contract/kernel/event';
import * as z from 'zod/mini';
import type { OutboxEvent } from './event.ts';

/**
 * The facts of a row, as its event declares them. A row of a newer version throws: the job is tried again, by a node
 * that knows it. Rows written before an optional field came lack it.
 */
export function parseFacts<Event extends AnyEvent>(
  event: Event,
  row: Pick<OutboxEvent, 'name' | 'version' | 'payload'>,
): FactsOf<Event> {
  if (row.version !== event.version)
    throw new Error(`${row.name} has version ${row.version}; this server knows ${event.version}.`);
  return z.parse(event.facts as z.core.$ZodType<FactsOf<Event>>, row.payload);
}
