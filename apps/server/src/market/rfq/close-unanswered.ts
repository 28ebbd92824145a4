import type { Tx } from '../../platform/db/database.ts';
import { closeUnanswered } from './rfq.store.ts';
import { rfqTransitions } from './rfq.transitions.ts';

/** By the hour: requests whose time for an answer is over. */
export async function closeUnansweredRfqs(tx: Tx, now: Date): Promise<void> {
  for (const verb of ['lapse', 'expire', 'expireUnsold', 'expireForwarded'] as const)
    await rfqTransitions.moveMany(tx, rfqTransitions.allowMany(verb), { now }, (rows) =>
      closeUnanswered(tx, rows, now),
    );
}
