import { type ExpressionBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countFound } from '../../../platform/db/count-rows.ts';

const columns = {
  advanceId: 'advance_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  amountPaise: 'amount_paise',
  setOffPaise: 'set_off_paise',
  returnedPaise: 'returned_paise',
  givenOn: 'given_on',
  method: 'method',
  reference: 'reference',
  note: 'note',
  givenBy: 'given_by',
  createdAt: 'created_at',
  version: 'version',
} as const;
const table = tableColumns('expense_advance', columns);
export type AdvanceRow = RowOf<'expense_advance', typeof columns>;

export const leftOf = ({
  amountPaise,
  setOffPaise,
  returnedPaise,
}: Pick<AdvanceRow, 'amountPaise' | 'setOffPaise' | 'returnedPaise'>): number =>
  amountPaise - setOffPaise - returnedPaise;

export const insertAdvance = table.insert;
export const saveAdvance = table.saveBy('advanceId').only('setOffPaise', 'returnedPaise', 'version');
export const findAdvance = table.findBy('advanceId');
export const lockAdvance = table.lockBy('organisationId', 'advanceId');

/** Something of it is left. */
const isOpen = (eb: ExpressionBuilder<DB, 'expense_advance'>) =>
  eb(eb('set_off_paise', '+', eb.ref('returned_paise')), '<', eb.ref('amount_paise'));

/** Of which something is left, the oldest first; locked. */
export async function lockOpenAdvances(
  tx: Tx,
  { organisationId, staffId }: { readonly organisationId: string; readonly staffId: string },
): Promise<readonly AdvanceRow[]> {
  return tx
    .selectFrom('expense_advance')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('staff_id', '=', staffId)
    .where(isOpen)
    .orderBy('given_on')
    .orderBy('advance_id')
    .forUpdate()
    .execute();
}

export interface AdvanceFilter {
  readonly organisationId: string;
  readonly staffId: string | null;
  readonly isOpen: boolean;
}

function filtered(reader: Reader, filter: AdvanceFilter) {
  let rows = reader.selectFrom('expense_advance').where('organisation_id', '=', filter.organisationId);
  if (filter.staffId) rows = rows.where('staff_id', '=', filter.staffId);
  return filter.isOpen ? rows.where(isOpen) : rows;
}

/** The newest first. */
export async function listAdvanceRows(
  reader: Reader,
  filter: AdvanceFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<AdvanceRow[]> {
  const rows = filtered(reader, filter)
    .select(table.selected)
    .orderBy('created_at', 'desc')
    .orderBy('advance_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'advance_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const countAdvances = (reader: Reader, filter: AdvanceFilter): Promise<number> =>
  countFound(reader, filtered(reader, filter).select('advance_id'));

/** What is left of all advances of one person. */
export async function sumAdvancesLeft(
  reader: Reader,
  { organisationId, staffId }: { readonly organisationId: string; readonly staffId: string },
): Promise<number> {
  const { rows } = await sql<{ left: number }>`select
      coalesce(sum(amount_paise - set_off_paise - returned_paise), 0)::bigint as left
    from expense_advance where organisation_id = ${organisationId} and staff_id = ${staffId}`.execute(reader);
  return rows[0]?.left ?? 0;
}

/** Of several people, the oldest first. */
export async function listOpenAdvances(
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
): Promise<readonly AdvanceRow[]> {
  if (staffIds.length === 0) return [];
  return reader
    .selectFrom('expense_advance')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('staff_id', 'in', [...staffIds])
    .where(isOpen)
    .orderBy('given_on')
    .orderBy('advance_id')
    .execute();
}

/** Locked, in the order of their ids; ids of other things are left out. */
export async function lockAdvances(
  tx: Tx,
  organisationId: string,
  advanceIds: readonly string[],
): Promise<readonly AdvanceRow[]> {
  if (advanceIds.length === 0) return [];
  return tx
    .selectFrom('expense_advance')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('advance_id', 'in', [...advanceIds])
    .orderBy('advance_id')
    .forUpdate()
    .execute();
}
