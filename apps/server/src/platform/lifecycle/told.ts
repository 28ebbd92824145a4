import type { EventSpec } from '@nukkad/contract/kernel/event';
import type { Tx } from '../db/database.ts';
import { publish } from '../outbox/publish.ts';

/** An event with its facts, to be written by the mover when the move is made. */
export interface Told {
  readonly name: string;
  readonly write: (tx: Tx, now: Date) => Promise<void>;
}

/** `told(partnerEvents.statusChanged, { organisationId, from, to })`. */
export const told = <Facts extends object>(event: EventSpec<Facts>, facts: NoInfer<Facts>): Told => ({
  name: event.name,
  write: (tx, now) => publish(tx, now, event, facts),
});
