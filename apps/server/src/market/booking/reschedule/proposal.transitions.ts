/** How proposals of another time move: their table is `time-proposal.noun.ts`. The move of the booking is logged, told and timed. */
import { timeProposalLifecycle } from '@nukkad/contract/market/reschedule/time-proposal.noun';
import type { Tx } from '../../../platform/db/database.ts';
import { rowTransitions } from '../../../platform/lifecycle/row-transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Allowed } from '../booking.transitions.ts';
import { type MovedProposal, type NewProposal, endOpenProposal, insertProposal } from './proposal.store.ts';

const proposalTransitions = rowTransitions<typeof timeProposalLifecycle, MovedProposal, Viewer, object>({
  table: timeProposalLifecycle,
});

/** Asks the other side; an open proposal is replaced. */
export async function makeProposal(
  tx: Tx,
  whole: Allowed<'proposeTime'>,
  proposal: Omit<NewProposal, 'bookingId' | 'cityCode' | 'status'>,
  now: Date,
): Promise<void> {
  const { bookingId, cityCode } = whole.row;
  await moveProposal(tx, whole, 'withdraw', now);
  const fresh = { ...proposal, bookingId, cityCode, status: 'open' as const };
  const allowed = proposalTransitions.allowNewPart(proposalTransitions.verb.propose, fresh, whole);
  await insertProposal(tx, allowed.row, now);
  await proposalTransitions.begin(tx, allowed, { now });
}

/** With its booking, the open proposal is answered, replaced, or its time is over. Nothing open is no error. */
export async function moveProposal(
  tx: Tx,
  whole: Allowed<
    | 'proposeTime'
    | 'agreeTime'
    | 'declineTime'
    | 'reschedule'
    | 'giveBack'
    | 'professionalAbsent'
    | 'takeBack'
    | 'start'
    | 'cancel'
    | 'callOff'
    | 'customerAbsent'
  >,
  verb: 'agree' | 'decline' | 'withdraw' | 'expire',
  now: Date,
): Promise<void> {
  await proposalTransitions.sendMany(proposalTransitions.allowParts(verb, whole), (rows) =>
    endOpenProposal(tx, rows, whole.row.bookingId, now),
  );
}
