import { events } from '@nukkad/contract/events';
import { saidToOffice } from '@nukkad/contract/live-office';
import type { LiveMessage, OutboxEvent } from './event.ts';
import { parseFacts } from './parse-facts.ts';

const byName = new Map(events.map((event) => [event.name, event]));

/** What the socket says of a committed event, by the event's declaration: to those concerned, and to the back office. */
export function liveMessages(row: OutboxEvent): readonly LiveMessage[] {
  const event = byName.get(row.name);
  if (!event) return [];
  const { word, told } = event.tells ?? {};
  const facts = word && told ? parseFacts(event, row) : null;
  const said = word && told && facts ? { type: word.name, ...told(facts) } : null;
  const office = saidToOffice(row.name, said);
  return [
    ...(said ? [said] : []),
    ...(office ? [{ type: office.type, data: office.data, rooms: ['office'] as const }] : []),
  ];
}
