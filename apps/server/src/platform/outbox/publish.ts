import type { EventSpec } from '@nukkad/contract/kernel/event';
import type { Tx } from '../db/database.ts';
import { newId } from '../id.ts';
import { leave } from '../leave.ts';

/** Writes a fact into the outbox, in the transaction that makes it true. It is relayed after the commit. */
export const publish = <Facts extends object>(
  tx: Tx,
  now: Date,
  event: EventSpec<Facts>,
  facts: NoInfer<Facts>,
): Promise<void> => publishEach(tx, now, event, [facts]);

/** Many facts of one event, in the order given. */
export async function publishEach<Facts extends object>(
  tx: Tx,
  now: Date,
  { name, version }: EventSpec<Facts>,
  facts: readonly NoInfer<Facts>[],
): Promise<void> {
  const events = facts.map((payload) => ({ eventId: newId(), name, version, payload, createdAt: now }));
  await leave(tx, { events });
}
