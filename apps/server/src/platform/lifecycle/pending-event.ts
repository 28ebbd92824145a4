import type { EventSpec } from '@nukkad/contract/kernel/event';
import type { Tx } from '../db/database.ts';
import { publish } from '../outbox/publish.ts';

/** An event with its facts, to be written by the mover when the move is made. */
export interface PendingEvent {
  readonly name: string;
  readonly write: (tx: Tx, now: Date) => Promise<void>;
}

/** `told(partnerEvents.statusChanged, { organisationId, from, to })`. */
export const pendingEvent = <Facts extends object>(
  event: EventSpec<Facts>,
  facts: NoInfer<Facts>,
): PendingEvent => ({
  name: event.name,
  write: (tx, now) => publish(tx, now, event, facts),
});
