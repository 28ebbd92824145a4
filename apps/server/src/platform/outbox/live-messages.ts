import { events } from '@nukkad/contract/events';
import type { LiveMessage, OutboxEvent } from './event.ts';
import { parseFacts } from './parse-facts.ts';

const byName = new Map(events.map((event) => [event.name, event]));

/** What the socket says of a committed event, by the event's declaration. */
export function liveMessages(row: OutboxEvent): readonly LiveMessage[] {
  const event = byName.get(row.name);
  if (!event?.tells) return [];
  const { word, told } = event.tells;
  return [{ type: word.name, ...told(parseFacts(event, row)) }];
}
