import type {
  Proposer,
  timeProposalLifecycle,
  TimeProposalState,
} from '@nukkad/contract/market/reschedule/time-proposal.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { sendOff } from '../../../platform/db/pipeline.ts';
import type { ManyRows } from '../../../platform/lifecycle/transition-spec.ts';

/** A row of `booking_time_proposal`; each field is explained in the migration. */
export interface Proposal {
  readonly proposalId: string;
  readonly bookingId: string;
  readonly by: Proposer;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly feePaise: number;
  readonly note: string;
  readonly answerBefore: Date;
}

export interface NewProposal extends Proposal {
  readonly status: TimeProposalState;
  readonly cityCode: string;
  readonly userId: string;
}

/** As much of a proposal as a move looks at. */
export interface MovedProposal {
  readonly proposalId: string;
  readonly status: TimeProposalState;
}

export async function insertProposal(
  tx: Tx,
  proposal: Authorized<NewProposal, 'propose'>,
  now: Date,
): Promise<void> {
  const row = sql`insert into booking_time_proposal (proposal_id, booking_id, city_code, proposed_by, user_id, starts_at, ends_at,
      fee_paise, note, answer_before, created_at)
    values (${proposal.proposalId}, ${proposal.bookingId}, ${proposal.cityCode}, ${proposal.by}, ${proposal.userId},
      ${proposal.startsAt}, ${proposal.endsAt}, ${proposal.feePaise}, ${proposal.note}, ${proposal.answerBefore}, ${now})`;
  await sendOff(tx, row);
}

export async function findOpenProposal(reader: Reader, bookingId: string): Promise<Proposal | null> {
  const { rows } =
    await sql<Proposal>`select proposal_id as "proposalId", booking_id as "bookingId", proposed_by as by,
      starts_at as "startsAt", ends_at as "endsAt", fee_paise as "feePaise", note, answer_before as "answerBefore"
    from booking_time_proposal where booking_id = ${bookingId} and status = 'open'`.execute(reader);
  return rows[0] ?? null;
}

/** There is one at most. */
export async function endOpenProposal(
  tx: Tx,
  { from, to }: ManyRows<typeof timeProposalLifecycle, 'agree' | 'decline' | 'withdraw' | 'expire'>,
  bookingId: string,
  now: Date,
): Promise<void> {
  const ended = sql`update booking_time_proposal set status = ${to}, answered_at = ${now}
    where booking_id = ${bookingId} and status = any(${[...from]})`;
  await sendOff(tx, ended);
}
