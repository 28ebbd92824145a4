import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { HeldAsset, OpenOf } from './asset.interface.ts';

const columns = {
  custodyId: 'custody_id',
  assetId: 'asset_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  handedBy: 'handed_by',
  handedAt: 'handed_at',
  dueOn: 'due_on',
  confirmedAt: 'confirmed_at',
  endedAt: 'ended_at',
  outcome: 'outcome',
} as const;
export const custodyTable = tableColumns('asset_custody', columns);
export type CustodyRow = RowOf<'asset_custody', typeof columns>;

export async function findOpenCustody(reader: Reader, assetId: string): Promise<CustodyRow | null> {
  return (await listOpenCustody(reader, [assetId]))[0] ?? null;
}

/** Who has these now. */
export async function listOpenCustody(
  reader: Reader,
  assetIds: readonly string[],
): Promise<readonly CustodyRow[]> {
  if (assetIds.length === 0) return [];
  const { rows } = await sql<CustodyRow>`select ${custodyTable.asSql} from asset_custody
    where asset_id ${isAmong(assetIds, 'uuid')} and ended_at is null`.execute(reader);
  return rows;
}

export const findCustody = custodyTable.findBy('organisationId', 'custodyId');

/** A new hand-out, or what became of one. */
export async function saveCustody(tx: Tx, row: Authorized<CustodyRow>): Promise<void> {
  const { confirmedAt, endedAt, outcome } = row;
  await tx
    .insertInto('asset_custody')
    .values(custodyTable.written(row))
    .onConflict((one) =>
      one.column('custody_id').doUpdateSet({ confirmed_at: confirmedAt, ended_at: endedAt, outcome }),
    )
    .execute();
}

const mostOpen = 500;

/** What these people still have, by person and name: 500 at most. */
export async function listOpenOf(
  reader: Reader,
  { organisationId, staffIds }: OpenOf,
): Promise<readonly HeldAsset[]> {
  if (staffIds.length === 0) return [];
  const { rows } =
    await sql<HeldAsset>`select a.asset_id as "assetId", c.staff_id as "staffId", a.name, a.tag,
      c.due_on as "dueOn", c.confirmed_at is not null as "isConfirmed"
    from asset_custody c join asset a on a.asset_id = c.asset_id
    where c.organisation_id = ${organisationId} and c.staff_id ${isAmong(staffIds, 'uuid')} and c.ended_at is null
    order by c.staff_id, lower(a.name), a.asset_id limit ${mostOpen}`.execute(reader);
  return rows;
}

interface OverdueCustody {
  readonly organisationId: string;
  readonly assetId: string;
  readonly custodyId: string;
  readonly staffId: string;
}

/** Those whose day has passed, each once; another node takes others. */
export async function takeOverdue(
  tx: Tx,
  { now, today, limit }: Authorized<{ readonly now: Date; readonly today: string; readonly limit: number }>,
): Promise<readonly OverdueCustody[]> {
  const { rows } = await sql<OverdueCustody>`update asset_custody set overdue_told_at = ${now}
    where custody_id in (select custody_id from asset_custody
      where due_on < ${today}::date and ended_at is null and overdue_told_at is null
      order by due_on limit ${limit} for update skip locked)
    returning organisation_id as "organisationId", asset_id as "assetId", custody_id as "custodyId",
      staff_id as "staffId"`.execute(tx);
  return rows;
}
