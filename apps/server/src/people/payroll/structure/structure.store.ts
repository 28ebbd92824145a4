import type { SalaryComponent } from '@nukkad/contract/people/payroll/salary-structure.model';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { newId } from '../../../platform/id.ts';

const columns = {
  structureId: 'structure_id',
  organisationId: 'organisation_id',
  name: 'name',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const;
const table = tableColumns('salary_structure', columns);
export type StructureRow = RowOf<'salary_structure', typeof columns>;

export interface VersionRow {
  readonly structureId: string;
  readonly validFrom: string;
  readonly createdAt: Date;
  readonly components: readonly SalaryComponent[];
}

/** The newest first, behind the row that `after` names. */
export async function listStructureRows(
  reader: Reader,
  organisationId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<StructureRow[]> {
  const rows = reader
    .selectFrom('salary_structure')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .orderBy('created_at', 'desc')
    .orderBy('structure_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'structure_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

export const findStructure = table.findBy('organisationId', 'structureId');
export const lockStructure = table.lockBy('organisationId', 'structureId');
export const insertStructure = table.insert;
export const saveStructure = table.saveBy('structureId').but('organisationId', 'createdAt');

/** Its components from a month on, in place of those of the same month. */
export async function writeVersion(
  tx: Tx,
  { structureId, organisationId }: Authorized<StructureRow>,
  version: {
    readonly validFrom: string;
    readonly components: readonly SalaryComponent[];
    readonly by: string;
    readonly now: Date;
  },
): Promise<void> {
  const { validFrom, components, by, now } = version;
  await sql`delete from salary_structure_version
    where structure_id = ${structureId} and valid_from = ${validFrom}`.execute(tx);
  const versionId = newId();
  await sql`insert into salary_structure_version (structure_version_id, structure_id, organisation_id, valid_from, created_by, created_at)
    values (${versionId}, ${structureId}, ${organisationId}, ${validFrom}, ${by}, ${now})`.execute(tx);
  const lines = components.map((component, at) => ({ ...component, position: at + 1 }));
  await sql`insert into salary_component (structure_version_id, position, code, name, component_type, calculation, amount_paise, percent,
      base_code, formula, is_wages)
    select ${versionId}::uuid, c.position, c.code, c.name, c.type, c.calculation, c.amount, c.percent, c.base, c.formula, c."isWages"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as c(position int, code text, name text, type text, calculation text,
      amount bigint, percent numeric, base text, formula text, "isWages" boolean)`.execute(tx);
}

interface ComponentRow {
  readonly structureId: string;
  readonly validFrom: string;
  readonly createdAt: Date;
  readonly components: readonly SalaryComponent[];
}

/** All versions of these structures, the oldest first. */
export async function listVersions(
  reader: Reader,
  organisationId: string,
  structureIds: readonly string[],
): Promise<readonly VersionRow[]> {
  if (structureIds.length === 0) return [];
  const { rows } =
    await sql<ComponentRow>`select v.structure_id as "structureId", to_char(v.valid_from, 'YYYY-MM-DD') as "validFrom",
      v.created_at as "createdAt",
      jsonb_agg(jsonb_strip_nulls(jsonb_build_object('code', c.code, 'name', c.name, 'type', c.component_type,
        'calculation', c.calculation, 'amount', c.amount_paise, 'percent', c.percent, 'base', c.base_code, 'formula', c.formula,
        'isWages', c.is_wages)) order by c.position) as components
    from salary_structure_version v join salary_component c using (structure_version_id)
    where v.organisation_id = ${organisationId} and v.structure_id = any(${[...structureIds]}::uuid[])
    group by v.structure_version_id order by v.structure_id, v.valid_from`.execute(reader);
  return rows;
}

/** How many people are paid by each structure on a day. */
export async function countPeople(
  reader: Reader,
  organisationId: string,
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ structureId: string; people: number }>`
    select structure_id as "structureId", count(*)::int as people from (
      select distinct on (staff_id) staff_id, structure_id from employee_salary
      where organisation_id = ${organisationId} and valid_from <= ${day}
      order by staff_id, valid_from desc) now group by structure_id`.execute(reader);
  return new Map(rows.map(({ structureId, people }) => [structureId, people]));
}

export async function namesOfStructures(
  reader: Reader,
  organisationId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await reader
    .selectFrom('salary_structure')
    .select(['structure_id as id', 'name'])
    .where('organisation_id', '=', organisationId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
