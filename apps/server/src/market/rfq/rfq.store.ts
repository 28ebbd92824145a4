import { type RawBuilder, sql } from 'kysely';
import type { rfqLifecycle } from '@nukkad/contract/market/rfq/rfq.noun';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import { isAmong, isNone } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { ManyRows } from '../../platform/lifecycle/transition-spec.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { defaultRules } from './rfq.rules.ts';

const columns = {
  rfqId: 'rfq_id',
  rfqNumber: 'rfq_number',
  userId: 'user_id',
  categoryId: 'category_id',
  serviceId: 'service_id',
  pincode: 'pincode',
  cityCode: 'city_code',
  area: 'area',
  fromDay: 'from_day',
  byDay: 'by_day',
  budgetFromPaise: 'budget_from_paise',
  budgetToPaise: 'budget_to_paise',
  message: 'message',
  lang: 'lang',
  status: 'status',
  answerBy: 'answer_by',
  places: 'places',
  unlocked: 'unlocked',
  forwardedAt: 'forwarded_at',
  forwards: 'forwards',
  cancelReason: 'cancel_reason',
  deliveredAt: 'delivered_at',
  agreedAt: 'agreed_at',
  splitAt: 'split_at',
  againOf: 'again_of',
  endedAt: 'ended_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
export const rfqTable = tableColumns('rfq', columns);
export type RfqRow = RowOf<'rfq', typeof columns>;

/** What its customer may say better. */
export type RfqDetails = Pick<RfqRow, 'message' | 'fromDay' | 'byDay' | 'budgetFromPaise' | 'budgetToPaise'>;

export const readRules = (reader: Reader, now: Date, cityCode: string) =>
  settingAt(reader, 'quotation.rules', now, defaultRules, { cityCode });

export const findRfq = rfqTable.findBy('rfqId');

export async function listRfqs(
  reader: Reader,
  rfqIds: Sought<readonly string[]>,
): Promise<ReadonlyMap<string, RfqRow>> {
  if (isNone(rfqIds)) return new Map();
  const { rows } = await sql<RfqRow>`select ${rfqTable.asSql} from rfq
    where rfq.rfq_id ${isAmong(rfqIds, 'uuid')}`.execute(reader);
  return new Map(rows.map((row) => [row.rfqId, row]));
}

export const lockRfq = rfqTable.lockBy('rfqId');

/** Open ones of a customer in a category, behind a lock: two at once do not both find room. */
export async function countOpenOf(tx: Tx, userId: string, categoryId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rfq ${userId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('rfq')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('category_id', '=', categoryId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertRfq = rfqTable.insert<'ask'>;
export const saveRfq = rfqTable
  .saveBy('rfqId')
  .only(
    'fromDay',
    'byDay',
    'budgetFromPaise',
    'budgetToPaise',
    'message',
    'status',
    'answerBy',
    'unlocked',
    'forwardedAt',
    'forwards',
    'cancelReason',
    'deliveredAt',
    'agreedAt',
    'splitAt',
    'endedAt',
    'updatedAt',
    'version',
  );

/** The services of some requests, for what is read in the same trip. */
export const servicesOf = (rfqIds: RawBuilder<readonly string[]>): RawBuilder<readonly string[]> =>
  sql<readonly string[]>`(select array(select service_id from rfq where rfq_id ${isAmong(rfqIds, 'uuid')}))`;

const ofLead = (leadId: string) =>
  sql`select ${rfqTable.asSql} from rfq where rfq_id = (select rfq_id from lead where lead_id = ${leadId})`;

/** The request that a lead belongs to. */
export async function findRfqOfLead(reader: Reader, leadId: string): Promise<RfqRow | null> {
  const { rows } = await sql<RfqRow>`${ofLead(leadId)}`.execute(reader);
  return rows[0] ?? null;
}

/** The same, locked before the lead: all moves of its leads take their locks in this order. */
export async function lockRfqOfLead(tx: Tx, leadId: string): Promise<RfqRow | null> {
  const { rows } = await sql<RfqRow>`${ofLead(leadId)} for update`.execute(tx);
  return rows[0] ?? null;
}

/** A quote is good for longer than the request: it does not close before. */
export async function keepOpenUntil(
  tx: Tx,
  { rfqId }: Authorized<Pick<RfqRow, 'rfqId'>>,
  until: Date,
): Promise<void> {
  await tx
    .updateTable('rfq')
    .set({ answer_by: until })
    .where('rfq_id', '=', rfqId)
    .where('answer_by', '<', until)
    .execute();
}

/** Closes what waited for partners until its time was over. */
export async function closeUnanswered(
  tx: Tx,
  { from, to }: ManyRows<typeof rfqLifecycle, 'lapse' | 'expire' | 'expireUnsold' | 'expireForwarded'>,
  now: Date,
): Promise<readonly RfqRow[]> {
  return (
    tx
      .updateTable('rfq')
      .set({ status: to, ended_at: now, updated_at: now })
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('status', 'in', from)
      .where('ended_at', 'is', null)
      .where('answer_by', '<=', now)
      // Where a partner has agreed on lines it is finished, not expired.
      .where('agreed_at', 'is', null)
      // While a partner waits for the customer's answer it stays open.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('lead')
              .select('lead_id')
              .whereRef('lead.rfq_id', '=', 'rfq.rfq_id')
              .where('lead.status', '=', 'Requested for More Info'),
          ),
        ),
      )
      .returning(rfqTable.selected)
      .execute()
  );
}

/** Requests of which partners agreed on lines, whose time for the other lines is over. */
export async function listPartlyAgreed(reader: Reader, now: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('rfq')
    .select('rfq_id')
    .where('ended_at', 'is', null)
    .where('agreed_at', 'is not', null)
    .where('status', 'not in', ['Agreed'])
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(limit)
    .execute();
  return rows.map((row) => row.rfq_id);
}

/** Open ones that no one has unlocked and that were not forwarded, the oldest first. */
export async function listUnsold(
  reader: Reader,
  limit: number,
): Promise<readonly Pick<RfqRow, 'rfqId' | 'categoryId' | 'cityCode'>[]> {
  return reader
    .selectFrom('rfq')
    .select(['rfq_id as rfqId', 'category_id as categoryId', 'city_code as cityCode'])
    .where('ended_at', 'is', null)
    .where('unlocked', '=', 0)
    .where('forwards', '=', 0)
    .where('agreed_at', 'is', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Numbers of the requests of leads, by the id of the lead. */
export async function listNumbers(
  reader: Reader,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (leadIds.length === 0) return new Map();
  const { rows } = await sql<{ leadId: string; rfqNumber: string }>`select lead.lead_id as "leadId",
      rfq.rfq_number as "rfqNumber" from lead join rfq using (rfq_id)
    where lead.lead_id ${isAmong(leadIds, 'uuid')}`.execute(reader);
  return new Map(rows.map(({ leadId, rfqNumber }) => [leadId, rfqNumber]));
}
