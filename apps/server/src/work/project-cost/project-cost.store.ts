import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { CostSums } from './project-cost.rules.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  costId: 'cost_id',
  projectId: 'project_id',
  organisationId: 'organisation_id',
  subTaskId: 'sub_task_id',
  kind: 'kind',
  words: 'words',
  spentOn: 'spent_on',
  staffId: 'staff_id',
  minutes: 'minutes',
  hourlyPaise: 'hourly_paise',
  quantityMilli: 'quantity_milli',
  unit: 'unit',
  pricePaise: 'price_paise',
  amountPaise: 'amount_paise',
  fileId: 'file_id',
  addedBy: 'added_by',
  addedAt: 'added_at',
} as const;
const table = tableColumns('project_cost', columns);
export type CostRow = RowOf<'project_cost', typeof columns>;

/** The latest day first, behind the row that `after` names. */
export async function listCostRows(
  reader: Reader,
  projectId: string,
  after: { readonly day: string; readonly id: string } | null,
  limit: number,
): Promise<CostRow[]> {
  const rows = reader
    .selectFrom('project_cost')
    .select(table.selected)
    .where('project_id', '=', projectId)
    .orderBy('spent_on', 'desc')
    .orderBy('cost_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('spent_on', 'cost_id'), '<', eb.tuple(after.day, after.id)))
    .execute();
}

export const findCost = table.findBy('costId');

export async function countCosts(reader: Reader, projectId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('project_cost')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
}

export const insertCost = table.insert;

export async function deleteCost(tx: Tx, { costId }: Authorized<CostRow>): Promise<void> {
  await tx.deleteFrom('project_cost').where('cost_id', '=', costId).execute();
}

export async function sumCosts(
  reader: Reader,
  projectId: string,
): Promise<CostSums & { readonly minutes: number }> {
  const { rows } = await sql<CostSums & { minutes: number }>`select
      coalesce(sum(amount_paise) filter (where kind = 'labour'), 0)::bigint as labour,
      coalesce(sum(amount_paise) filter (where kind = 'material'), 0)::bigint as material,
      coalesce(sum(amount_paise) filter (where kind = 'travel'), 0)::bigint as travel,
      coalesce(sum(amount_paise) filter (where kind = 'other'), 0)::bigint as other,
      coalesce(sum(minutes), 0)::bigint as minutes
    from project_cost where project_id = ${projectId}`.execute(reader);
  return rows[0] ?? { labour: 0, material: 0, travel: 0, other: 0, minutes: 0 };
}

/** The organisation keeps what it spent; that this account booked it goes. */
export const projectCostPersonal: PersonalPort = {
  tables: [
    {
      table: 'project_cost',
      title: 'Costs of projects that you booked',
      whose: (userId) => sql`t.added_by = ${userId}`,
      without: ['staff_id'],
      erasure: { kind: 'blank', set: { added_by: null } },
    },
  ],
};
