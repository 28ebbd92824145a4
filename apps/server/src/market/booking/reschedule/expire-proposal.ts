import { system } from '../../../platform/platform.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { endProposal } from './answer-new-time.ts';
import { findOpenProposal } from './proposal.store.ts';

/** The answer clock ran out, unless the proposal was answered or replaced in the meantime. */
export async function expireProposal(
  deps: BookingDependencies,
  bookingId: string,
  proposalId: string,
): Promise<void> {
  const now = deps.platform.clock.now();
  await deps.platform.write(system, async (tx) => {
    const allowed = await bookingTransitions.lockForSystem(
      tx,
      bookingTransitions.verb.declineTime,
      bookingId,
    );
    if (!allowed) return;
    const open = await findOpenProposal(tx, bookingId);
    if (open?.proposalId !== proposalId || now < open.answerBefore) return;
    await endProposal(tx, allowed, open, { outcome: 'expired', now });
  });
}
