import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { HeadHandOver } from './department.interface.ts';

const columns = {
  departmentId: 'department_id',
  organisationId: 'organisation_id',
  name: 'name',
  parentId: 'parent_id',
  headStaffId: 'head_staff_id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const department = tableColumns('department', columns);
export type DepartmentRow = RowOf<'department', typeof columns>;

/** With who leads it and how many work in it. */
export interface DepartmentSeen extends DepartmentRow {
  readonly headName: string | null;
  readonly headDesignation: string | null;
  readonly people: number;
}

const seen = sql`${department.asSql}, h.full_name as "headName", h.designation as "headDesignation",
  (select count(*)::int from employee e join staff_member s on s.staff_id = e.staff_id
    where e.department_id = department.department_id and s.status = 'Active') as people`;

/** By name, behind the row that `after` names. */
export async function listSeen(
  reader: Reader,
  organisationId: string,
  after: { readonly name: string; readonly id: string } | null,
  limit: number,
): Promise<readonly DepartmentSeen[]> {
  const { rows } = await sql<DepartmentSeen>`select ${seen} from department
      left join staff_member h on h.staff_id = department.head_staff_id
    where department.organisation_id = ${organisationId}
      and (${after === null} or (lower(department.name), department.department_id) > (${after?.name ?? ''}, ${after?.id ?? null}::uuid))
    order by lower(department.name), department.department_id limit ${limit}`.execute(reader);
  return rows;
}

export async function findSeen(
  reader: Reader,
  organisationId: string,
  departmentId: string,
): Promise<DepartmentSeen | null> {
  const { rows } = await sql<DepartmentSeen>`select ${seen} from department
      left join staff_member h on h.staff_id = department.head_staff_id
    where department.organisation_id = ${organisationId} and department.department_id = ${departmentId}`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** Without the locks of `lockDepartments` this is for reading alone. */
export async function listDepartmentRows(
  reader: Reader,
  organisationId: string,
): Promise<readonly DepartmentRow[]> {
  return reader
    .selectFrom('department')
    .select(department.selected)
    .where('organisation_id', '=', organisationId)
    .orderBy(({ fn }) => fn<string>('lower', ['name']))
    .orderBy('department_id')
    .execute();
}

/** Serializes changes of one organisation's chart: a circle needs two of them. */
export async function lockDepartments(tx: Tx, organisationId: string): Promise<readonly DepartmentRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`department ${organisationId}`}, 0))`.execute(tx);
  return listDepartmentRows(tx, organisationId);
}

export async function holdDepartments(
  tx: Tx,
  organisationId: string,
  departmentIds: readonly string[],
): Promise<boolean> {
  if (departmentIds.length === 0) return true;
  const rows = await tx
    .selectFrom('department')
    .select('department_id')
    .where('organisation_id', '=', organisationId)
    .where('department_id', 'in', [...departmentIds])
    .forShare()
    .execute();
  return rows.length === new Set(departmentIds).size;
}

export const insertDepartment = department.insert;
export const saveDepartment = department.saveBy('organisationId', 'departmentId').but('createdAt');

/** Of all departments that one member leads. */
export async function replaceHead(
  tx: Tx,
  { organisationId, staffId, toStaffId }: Authorized<HeadHandOver>,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('department')
    .set(({ eb }) => ({ head_staff_id: toStaffId, updated_at: now, version: eb('version', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .where('head_staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Does anyone have it in their file, also one who left? */
export async function isInUse(
  tx: Tx,
  { departmentId }: Pick<DepartmentRow, 'departmentId'>,
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
      exists (select from employee e join staff_member s on s.staff_id = e.staff_id
        where e.department_id = ${departmentId} and s.status = 'Active')
      or exists (select from department d where d.parent_id = ${departmentId}) as used`.execute(tx);
  return rows[0]?.used ?? true;
}

/** Those who left and had it in their file have none afterwards. */
export async function deleteDepartment(
  tx: Tx,
  { departmentId, organisationId }: Authorized<Pick<DepartmentRow, 'departmentId' | 'organisationId'>>,
): Promise<void> {
  await tx
    .updateTable('employee')
    .set({ department_id: null })
    .where('organisation_id', '=', organisationId)
    .where('department_id', '=', departmentId)
    .execute();
  await tx
    .deleteFrom('department')
    .where('organisation_id', '=', organisationId)
    .where('department_id', '=', departmentId)
    .execute();
}
