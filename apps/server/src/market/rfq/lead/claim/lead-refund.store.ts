import { sql } from 'kysely';
import type { Authorized } from '../../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../../../platform/http/cursor.ts';
import { countFound } from '../../../../platform/db/count-rows.ts';

const columns = {
  leadId: 'lead_id',
  organisationId: 'organisation_id',
  kind: 'kind',
  status: 'status',
  credits: 'credits',
  reason: 'reason',
  words: 'words',
  askedAt: 'asked_at',
  decidedAt: 'decided_at',
  decidedBy: 'decided_by',
  decideWhy: 'decide_why',
  version: 'version',
} as const;
const table = tableColumns('lead_refund', columns);
export type LeadRefundRow = RowOf<'lead_refund', typeof columns>;

/** False: this lead has a refund or a claim already. */
export async function insertRefund(tx: Tx, row: Authorized<LeadRefundRow>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('lead_refund')
    .values(table.written(row))
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const findRefund = table.findBy('leadId');
export const lockRefund = table.lockBy('leadId');
export const saveRefund = table.saveBy('leadId').but('organisationId', 'kind', 'askedAt');

export interface RefundFilter {
  /** Null: of every partner. */
  readonly organisationId: string | null;
  readonly kind?: LeadRefundRow['kind'] | undefined;
  readonly status?: LeadRefundRow['status'] | undefined;
}

const listed = (reader: Reader, { organisationId, kind, status }: RefundFilter) => {
  let rows = reader.selectFrom('lead_refund');
  if (organisationId !== null) rows = rows.where('organisation_id', '=', organisationId);
  if (kind) rows = rows.where('kind', '=', kind);
  return status ? rows.where('status', '=', status) : rows;
};

/** The newest first, behind the row that `after` names. */
export async function listRefunds(
  reader: Reader,
  filter: RefundFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<LeadRefundRow[]> {
  const rows = listed(reader, filter)
    .select(table.selected)
    .orderBy('asked_at', 'desc')
    .orderBy('lead_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('asked_at', 'lead_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const countRefunds = (reader: Reader, filter: RefundFilter): Promise<number> =>
  countFound(reader, listed(reader, filter).select('lead_id'));

/** Unlocked leads of which something was sent before `before`, and nothing was looked at: some of them. */
export async function listUnseen(reader: Reader, before: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ leadId: string }>`select l.lead_id as "leadId" from lead l
    where l.sent_at <= ${before} and l.looked_at is null and l.unlocked_at is not null
      and not exists (select 1 from lead_refund r where r.lead_id = l.lead_id)
    order by l.sent_at limit ${limit}`.execute(reader);
  return rows.map(({ leadId }) => leadId);
}
