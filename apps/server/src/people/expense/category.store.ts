import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';

const columns = {
  expenseCategoryId: 'expense_category_id',
  organisationId: 'organisation_id',
  name: 'name',
  ratePerKmPaise: 'rate_per_km_paise',
  mostPerClaimPaise: 'most_per_claim_paise',
  mostPerMonthPaise: 'most_per_month_paise',
  receiptAbovePaise: 'receipt_above_paise',
  isActive: 'is_active',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const table = tableColumns('expense_category', columns);
export type CategoryRow = RowOf<'expense_category', typeof columns>;

/** By name, behind the row that `after` names. */
export async function listCategoryRows(
  reader: Reader,
  organisationId: string,
  after: { readonly name: string; readonly id: string } | null,
  limit: number,
): Promise<CategoryRow[]> {
  const rows = reader
    .selectFrom('expense_category')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .orderBy(({ fn }) => fn<string>('lower', ['name']))
    .orderBy('expense_category_id')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) =>
      eb(
        eb.tuple(eb.fn<string>('lower', ['name']), eb.ref('expense_category_id')),
        '>',
        eb.tuple(after.name, after.id),
      ),
    )
    .execute();
}

const one = (reader: Reader, organisationId: string, expenseCategoryId: string) =>
  reader
    .selectFrom('expense_category')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('expense_category_id', '=', expenseCategoryId);

export async function findCategory(
  reader: Reader,
  organisationId: string,
  expenseCategoryId: string,
): Promise<CategoryRow | null> {
  return (await one(reader, organisationId, expenseCategoryId).executeTakeFirst()) ?? null;
}

export async function lockCategory(
  tx: Tx,
  organisationId: string,
  expenseCategoryId: string,
): Promise<CategoryRow | null> {
  return (await one(tx, organisationId, expenseCategoryId).forUpdate().executeTakeFirst()) ?? null;
}

export const insertCategory = table.insert;
export const saveCategory = table.saveBy('expenseCategoryId', 'organisationId').but('createdAt');
