import type { WorkState } from '@nukkad/contract/people/employee/employee.model';
import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { containing } from '../../platform/db/like.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Employment } from './employee.rules.ts';

/** A member of staff with what is written of them; without a row in `employee` what follows from the membership. */
export interface EmployeeRow {
  readonly employeeId: string;
  readonly organisationId: string;
  readonly userId: string;
  readonly fullName: string;
  readonly designation: string;
  readonly isProfessional: boolean;
  readonly isActive: boolean;
  readonly employeeCode: string | null;
  readonly departmentId: string | null;
  readonly departmentName: string | null;
  readonly managerId: string | null;
  readonly managerName: string | null;
  readonly joinedOn: string;
  readonly lastDayOn: string | null;
  readonly earlier: readonly Employment[];
  readonly version: number;
}

/** The first day where none is written: the day of joining the team, in Asia/Kolkata. */
export const joinedOn = sql`coalesce(e.joined_on, (s.created_at at time zone 'Asia/Kolkata')::date)`;
/** The last day; of a membership that ended without one: the day of its last change. */
export const lastDayOn = sql`coalesce(e.last_day_on,
  case when s.status <> 'Active' then greatest((s.updated_at at time zone 'Asia/Kolkata')::date, ${joinedOn}) end)`;
const fields = sql`s.staff_id as "employeeId", s.organisation_id as "organisationId", s.user_id as "userId",
  s.full_name as "fullName", s.designation, s.is_professional as "isProfessional", s.status = 'Active' as "isActive",
  e.employee_code as "employeeCode", e.department_id as "departmentId", d.name as "departmentName",
  e.manager_staff_id as "managerId", m.full_name as "managerName", ${joinedOn}::text as "joinedOn",
  ${lastDayOn}::text as "lastDayOn",
  coalesce((select json_agg(json_build_object('joinedOn', p.joined_on, 'lastDayOn', p.last_day_on) order by p.last_day_on)
    from earlier_employment p where p.staff_id = s.staff_id), '[]') as earlier, coalesce(e.version, 0) as version`;
const tables = sql`staff_member s
  left join employee e on e.staff_id = s.staff_id
  left join department d on d.department_id = e.department_id
  left join staff_member m on m.staff_id = e.manager_staff_id`;

export async function listById(
  reader: Reader,
  organisationId: string,
  employeeIds: readonly string[],
): Promise<readonly EmployeeRow[]> {
  if (employeeIds.length === 0) return [];
  const { rows } = await sql<EmployeeRow>`select ${fields} from ${tables}
    where s.organisation_id = ${organisationId} and s.staff_id ${isAmong(employeeIds, 'uuid')}`.execute(
    reader,
  );
  return rows;
}

export async function findByUser(
  reader: Reader,
  organisationId: string,
  userId: string,
): Promise<EmployeeRow | null> {
  const { rows } = await sql<EmployeeRow>`select ${fields} from ${tables}
    where s.organisation_id = ${organisationId} and s.user_id = ${userId}`.execute(reader);
  return rows[0] ?? null;
}

/** Every membership of a person, in any state and organisation, the newest first. */
export async function listOfPerson(reader: Reader, userId: string): Promise<readonly EmployeeRow[]> {
  const { rows } = await sql<EmployeeRow>`select ${fields} from ${tables}
    where s.user_id = ${userId} order by s.created_at desc, s.staff_id`.execute(reader);
  return rows;
}

/** Every membership of an organisation, also those that ended, by name. */
export async function listAll(reader: Reader, organisationId: string): Promise<readonly EmployeeRow[]> {
  const { rows } = await sql<EmployeeRow>`select ${fields} from ${tables}
    where s.organisation_id = ${organisationId} order by lower(s.full_name), s.staff_id`.execute(reader);
  return rows;
}

/** Employed on any day from `from` to `to`, by name. */
export async function listEmployed(
  reader: Reader,
  organisationId: string,
  from: string,
  to: string,
): Promise<readonly EmployeeRow[]> {
  const { rows } = await sql<EmployeeRow>`select ${fields} from ${tables}
    where s.organisation_id = ${organisationId} and
      (${joinedOn} <= ${to}::date and coalesce(${lastDayOn}, 'infinity') >= ${from}::date
        or exists (select from earlier_employment p
          where p.staff_id = s.staff_id and p.joined_on <= ${to}::date and p.last_day_on >= ${from}::date))
    order by lower(s.full_name), s.staff_id`.execute(reader);
  return rows;
}

export interface EmployeeFilter {
  readonly organisationId: string;
  readonly q: string;
  readonly departmentId: string | null;
  readonly userId: string | null;
  readonly state: WorkState;
  /** YYYY-MM-DD. */
  readonly today: string;
}

function isIn(state: WorkState, today: string): RawBuilder<unknown> {
  if (state === 'left') return sql`(s.status <> 'Active' or e.last_day_on < ${today}::date)`;
  if (state === 'notice') return sql`s.status = 'Active' and e.last_day_on >= ${today}::date`;
  return sql`s.status = 'Active' and coalesce(e.last_day_on, 'infinity') >= ${today}::date`;
}

const conditions = ({ organisationId, q, departmentId, userId, state, today }: EmployeeFilter) =>
  sql`s.organisation_id = ${organisationId} and ${isIn(state, today)}
    and (${departmentId}::uuid is null or e.department_id = ${departmentId})
    and (${userId}::uuid is null or s.user_id = ${userId})
    and (${q} = '' or s.full_name ilike ${containing(q)} or e.employee_code ilike ${containing(q)})`;

/** By name, behind the row that `after` names. */
export async function listEmployees(
  reader: Reader,
  filter: EmployeeFilter,
  after: { readonly name: string; readonly id: string } | null,
  limit: number,
): Promise<readonly EmployeeRow[]> {
  const { rows } = await sql<EmployeeRow>`select ${fields} from ${tables} where ${conditions(filter)}
      and (${after === null} or (lower(s.full_name), s.staff_id) > (${after?.name ?? ''}, ${after?.id ?? null}::uuid))
    order by lower(s.full_name), s.staff_id limit ${limit}`.execute(reader);
  return rows;
}

export const countEmployees = (reader: Reader, filter: EmployeeFilter): Promise<number> =>
  countRows(reader, sql`from ${tables} where ${conditions(filter)}`);

/** Memberships with the manager that is written of each, of an organisation: 500 at most. */
export async function listLines(
  reader: Reader,
  organisationId: string,
): Promise<
  readonly Pick<
    EmployeeRow,
    'employeeId' | 'userId' | 'fullName' | 'isActive' | 'managerId' | 'departmentId'
  >[]
> {
  const { rows } = await sql<
    Pick<EmployeeRow, 'employeeId' | 'userId' | 'fullName' | 'isActive' | 'managerId' | 'departmentId'>
  >`select s.staff_id as "employeeId", s.user_id as "userId", s.full_name as "fullName", s.status = 'Active' as "isActive",
      e.manager_staff_id as "managerId", e.department_id as "departmentId"
    from staff_member s left join employee e on e.staff_id = s.staff_id
    where s.organisation_id = ${organisationId}`.execute(reader);
  return rows;
}

/** Serializes changes of the lines of one organisation: a circle needs two of them. */
export async function lockLines(tx: Tx, organisationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`employee ${organisationId}`}, 0))`.execute(tx);
}

export type Placement = Pick<
  EmployeeRow,
  | 'employeeId'
  | 'organisationId'
  | 'employeeCode'
  | 'departmentId'
  | 'managerId'
  | 'joinedOn'
  | 'lastDayOn'
  | 'version'
>;

interface Ended extends Employment {
  readonly employeeId: string;
  readonly organisationId: string;
}

export async function savePlacement(tx: Tx, row: Authorized<Placement>, now: Date): Promise<void> {
  const {
    employeeId,
    organisationId,
    employeeCode,
    departmentId,
    managerId,
    joinedOn: from,
    lastDayOn: to,
  } = row;
  await sql`insert into employee (staff_id, organisation_id, employee_code, department_id, manager_staff_id,
      joined_on, last_day_on, created_at, updated_at, version)
    values (${employeeId}, ${organisationId}, ${employeeCode}, ${departmentId}, ${managerId},
      ${from}::date, ${to}::date, ${now}, ${now}, ${row.version})
    on conflict (staff_id) do update set employee_code = excluded.employee_code, department_id = excluded.department_id,
      manager_staff_id = excluded.manager_staff_id, joined_on = excluded.joined_on, last_day_on = excluded.last_day_on,
      updated_at = excluded.updated_at, version = excluded.version
    where employee.organisation_id = ${organisationId}`.execute(tx);
}

/** The present employment has ended, and another one follows it. */
export async function saveEarlier(
  tx: Tx,
  { employeeId, organisationId, joinedOn: from, lastDayOn: to }: Authorized<Ended>,
): Promise<void> {
  await sql`insert into earlier_employment (staff_id, organisation_id, joined_on, last_day_on)
    values (${employeeId}, ${organisationId}, ${from}::date, ${to}::date)`.execute(tx);
}

/** The manager alone. */
export async function saveManager(
  tx: Tx,
  {
    organisationId,
    employeeId,
    managerId,
  }: Authorized<Pick<Placement, 'organisationId' | 'employeeId' | 'managerId'>>,
  now: Date,
): Promise<void> {
  await sql`update employee set manager_staff_id = ${managerId}, updated_at = ${now}, version = version + 1
    where staff_id = ${employeeId} and organisation_id = ${organisationId}`.execute(tx);
}
