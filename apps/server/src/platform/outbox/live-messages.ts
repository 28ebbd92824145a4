import { events } from '@nukkad/contract/events';
import type { LiveMessage, OutboxEvent } from './event.ts';
import { parseFacts } from './parse-facts.ts';

const telling = new Map(events.filter(({ tells }) => tells).map((event) => [event.name, event]));

/** What the socket says of a committed event, by the event's declaration. */
export function liveMessages(row: OutboxEvent): readonly LiveMessage[] {
  const event = telling.get(row.name);
  const told = event?.tells?.(parseFacts(event, row));
  return told ? [{ rooms: told.rooms, type: told.word.name, data: told.data }] : [];
}
