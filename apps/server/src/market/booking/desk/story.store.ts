/** What happened to one booking, as the back office reads it. */
import type { DeskNote } from '@nukkad/contract/market/desk/desk.model';
import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { PartnerRequestState } from '@nukkad/contract/market/booking/partner-request.noun';
import type { Proposer, TimeProposalState } from '@nukkad/contract/market/reschedule/time-proposal.noun';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Booking } from '../booking.row.ts';

/** More moves than any booking has had. */
const mostRows = 200;
const shownNotes = 50;

export interface StoryMoment {
  readonly at: Date;
  readonly verb: string;
  readonly status: BookingStatus;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly note: string;
}

/** Oldest first. */
export async function listMoments(reader: Reader, bookingId: string): Promise<readonly StoryMoment[]> {
  const { rows } =
    await sql<StoryMoment>`select at, verb, status, actor_kind as "actorKind", actor_id as "actorId", note
    from booking_event where booking_id = ${bookingId} order by version limit ${mostRows}`.execute(reader);
  return rows;
}

export interface StoryOffer {
  readonly offerId: string;
  readonly organisationId: string;
  readonly round: number;
  readonly offeredAt: Date;
  readonly acceptBefore: Date;
  readonly answer: PartnerRequestState;
  readonly answeredAt: Date | null;
  readonly reason: string | null;
}

export async function listOffers(reader: Reader, bookingId: string): Promise<readonly StoryOffer[]> {
  const { rows } =
    await sql<StoryOffer>`select offer_id as "offerId", organisation_id as "organisationId", round,
      offered_at as "offeredAt", accept_before as "acceptBefore", answer, answered_at as "answeredAt", reason
    from booking_offer where booking_id = ${bookingId} order by round limit ${mostRows}`.execute(reader);
  return rows;
}

export interface StoryProposal {
  readonly proposalId: string;
  readonly by: Proposer;
  readonly status: TimeProposalState;
  readonly startsAt: Date;
  readonly feePaise: number;
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
}

export async function listProposals(reader: Reader, bookingId: string): Promise<readonly StoryProposal[]> {
  const { rows } = await sql<StoryProposal>`select proposal_id as "proposalId", proposed_by as by, status,
      starts_at as "startsAt", fee_paise as "feePaise", created_at as "createdAt", answered_at as "answeredAt"
    from booking_time_proposal where booking_id = ${bookingId} order by created_at, proposal_id
    limit ${mostRows}`.execute(reader);
  return rows;
}

export interface StoryNote extends Pick<DeskNote, 'noteId' | 'text'> {
  readonly writtenBy: string;
  readonly at: Date;
}

/** The newest first. */
export async function listNotes(reader: Reader, bookingId: string): Promise<readonly StoryNote[]> {
  const { rows } =
    await sql<StoryNote>`select note_id as "noteId", text, written_by as "writtenBy", created_at as at
    from booking_note where booking_id = ${bookingId} order by created_at desc, note_id desc
    limit ${shownNotes}`.execute(reader);
  return rows;
}

export async function insertNote(
  tx: Tx,
  { bookingId, cityCode }: Authorized<Booking>,
  note: StoryNote,
): Promise<void> {
  await sql`insert into booking_note (note_id, booking_id, city_code, written_by, text, created_at)
    values (${note.noteId}, ${bookingId}, ${cityCode}, ${note.writtenBy}, ${note.text}, ${note.at})`.execute(
    tx,
  );
}
