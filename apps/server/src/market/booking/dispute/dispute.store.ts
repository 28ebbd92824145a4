import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import { sql } from 'kysely';
import type { DisputeState } from '@nukkad/contract/market/dispute/dispute.noun';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../../platform/db/database.ts';
import { sendOff } from '../../../platform/db/pipeline.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { PersonalPort } from '../../../platform/personal.ts';

const columns = {
  disputeId: 'dispute_id',
  bookingId: 'booking_id',
  cityCode: 'city_code',
  buyerId: 'buyer_id',
  organisationId: 'organisation_id',
  status: 'status',
  version: 'version',
  kind: 'kind',
  request: 'request',
  words: 'words',
  openedAt: 'opened_at',
  answerBefore: 'answer_before',
  answerWords: 'answer_words',
  answeredAt: 'answered_at',
  answeredBy: 'answered_by',
  offer: 'offer',
  offerPaise: 'offer_paise',
  assigneeId: 'assignee_id',
  assignedAt: 'assigned_at',
  outcome: 'outcome',
  refundPaise: 'refund_paise',
  borneBy: 'borne_by',
  reworkBy: 'rework_by',
  reworkBefore: 'rework_before',
  reason: 'reason',
  proposedBy: 'proposed_by',
  decidedBy: 'decided_by',
  decidedAt: 'decided_at',
} as const;
const dispute = tableColumns('booking_dispute', columns);
export type DisputeRow = RowOf<'booking_dispute', typeof columns>;

/** What may change after it was opened; status and version by a move only. */
export type DisputeChanges = Partial<
  Omit<DisputeRow, 'disputeId' | 'bookingId' | 'cityCode' | 'buyerId' | 'status' | 'version'>
>;

export const findDispute = dispute.findBy('disputeId');
export const findDisputeOf = dispute.findBy('bookingId');

/** The id of a booking's dispute, for a statement that finds it itself. */
export const disputeOf = (bookingId: string): Sought<string> =>
  sql<string>`(select dispute_id from booking_dispute where booking_id = ${bookingId})`;

/** Behind the lock of its booking, which every writer takes first. */
export const lockDispute = dispute.lockBy('disputeId');

export async function insertDispute(
  tx: Tx,
  row: Authorized<DisputeRow, 'open' | 'openByStop'>,
): Promise<void> {
  await sendOff(tx, tx.insertInto('booking_dispute').values(dispute.written(row)));
}

export async function saveDispute(tx: Tx, row: Authorized<DisputeRow>): Promise<void> {
  const { disputeId, bookingId: _whole, cityCode: _city, buyerId: _buyer, ...rest } = row;
  const changed = tx
    .updateTable('booking_dispute')
    .set(dispute.written(rest))
    .where('dispute_id', '=', disputeId);
  await sendOff(tx, changed);
}

export interface ReworkRow {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly status: BookingStatus;
  readonly startsAt: Date;
}

/** The newest visit that does the work again; null: none was booked. */
export async function findRework(reader: Reader, bookingId: string): Promise<ReworkRow | null> {
  const { rows } =
    await sql<ReworkRow>`select booking_id as "bookingId", booking_number as "bookingNumber", status,
      starts_at as "startsAt"
    from booking where rework_of_booking_id = ${bookingId} order by created_at desc, booking_id desc limit 1`.execute(
      reader,
    );
  return rows[0] ?? null;
}

export interface EarlierRow {
  readonly disputeId: string;
  readonly bookingNumber: string;
  readonly kind: DisputeRow['kind'];
  readonly status: DisputeState;
  readonly outcome: DisputeRow['outcome'];
  readonly refundPaise: number | null;
  readonly openedAt: Date;
}

const earlierColumns = sql`d.dispute_id as "disputeId", b.booking_number as "bookingNumber", d.kind, d.status, d.outcome,
  d.refund_paise as "refundPaise", d.opened_at as "openedAt"`;

/** Other disputes of one side, the newest first. */
export async function listOfBuyer(reader: Reader, one: DisputeRow, limit: number): Promise<EarlierRow[]> {
  const { rows } =
    await sql<EarlierRow>`select ${earlierColumns} from booking_dispute d join booking b using (booking_id)
    where d.buyer_id = ${one.buyerId} and d.dispute_id <> ${one.disputeId} order by d.opened_at desc limit ${limit}`.execute(
      reader,
    );
  return rows;
}

export async function listOfPartner(reader: Reader, one: DisputeRow, limit: number): Promise<EarlierRow[]> {
  const { rows } =
    await sql<EarlierRow>`select ${earlierColumns} from booking_dispute d join booking b using (booking_id)
    where d.organisation_id = ${one.organisationId} and d.dispute_id <> ${one.disputeId}
    order by d.opened_at desc limit ${limit}`.execute(reader);
  return rows;
}

/** What was claimed and decided stays with the accounts; words and photos go. */
export const disputePersonal: PersonalPort['tables'] = [
  {
    table: 'booking_dispute_photo',
    title: 'Photos of disputes',
    whose: (userId) =>
      sql`(t.taken_by = ${userId} or t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId}))`,
    without: ['storage_key'],
    erasure: { kind: 'remove' },
  },
  {
    table: 'booking_dispute',
    title: 'Disputes',
    whose: (userId) => sql`(t.buyer_id = ${userId} or t.answered_by = ${userId})`,
    erasure: { kind: 'blank', set: { words: '', answer_words: '' }, kept: { why: 'accounts', years: 8 } },
  },
];
