import type { ShiftRequestStatus } from '@nukkad/contract/people/shift/shift-request.noun';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countRows } from '../../../platform/db/count-rows.ts';

const columns = {
  requestId: 'request_id',
  organisationId: 'organisation_id',
  employeeId: 'staff_id',
  shiftId: 'shift_id',
  otherEmployeeId: 'other_staff_id',
  otherShiftId: 'other_shift_id',
  note: 'note',
  status: 'status',
  decisionNote: 'decision_note',
  decidedBy: 'decided_by',
  decidedAt: 'decided_at',
  createdAt: 'created_at',
  version: 'version',
} as const;
const request = tableColumns('shift_request', columns);
export type ShiftRequestRow = Omit<RowOf<'shift_request', typeof columns>, 'status'> & {
  readonly status: ShiftRequestStatus;
};

/** With the people of it. */
export interface RequestSeen extends ShiftRequestRow {
  readonly askerName: string;
  readonly askerUserId: string;
  readonly colleagueName: string | null;
  readonly colleagueUserId: string | null;
  readonly deciderName: string | null;
}

const seen = sql`${request.asSql}, s.full_name as "askerName", s.user_id as "askerUserId",
  o.full_name as "colleagueName", o.user_id as "colleagueUserId",
  (select coalesce(m.full_name, u.full_name) from user_account u
     left join staff_member m on m.user_id = u.user_id and m.organisation_id = shift_request.organisation_id
   where u.user_id = shift_request.decided_by) as "deciderName"`;
const tables = sql`shift_request join staff_member s on s.staff_id = shift_request.staff_id
  left join staff_member o on o.staff_id = shift_request.other_staff_id`;

export interface RequestFilter {
  readonly organisationId: string;
  /** Who asked or was asked; null: everyone. */
  readonly employeeId: string | null;
  readonly status: ShiftRequestStatus | null;
}

const conditions = ({ organisationId, employeeId, status }: RequestFilter) =>
  sql`shift_request.organisation_id = ${organisationId}
    and (${employeeId}::uuid is null or shift_request.staff_id = ${employeeId} or shift_request.other_staff_id = ${employeeId})
    and (${status}::text is null or shift_request.status = ${status})`;

/** The newest first, behind the row that `after` names. */
export async function listRequests(
  reader: Reader,
  filter: RequestFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly RequestSeen[]> {
  const { rows } = await sql<RequestSeen>`select ${seen} from ${tables} where ${conditions(filter)}
      and (${after === null} or (shift_request.created_at, request_id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by shift_request.created_at desc, request_id desc limit ${limit}`.execute(reader);
  return rows;
}

export const countRequests = (reader: Reader, filter: RequestFilter): Promise<number> =>
  countRows(reader, sql`from ${tables} where ${conditions(filter)}`);

export async function findRequest(
  reader: Reader,
  organisationId: string,
  requestId: string,
): Promise<RequestSeen | null> {
  const { rows } = await sql<RequestSeen>`select ${seen} from ${tables}
    where shift_request.organisation_id = ${organisationId} and request_id = ${requestId}`.execute(reader);
  return rows[0] ?? null;
}

/** First the lock, then the look. */
export async function lockRequest(
  tx: Tx,
  organisationId: string,
  requestId: string,
): Promise<RequestSeen | null> {
  await sql`select 1 from shift_request
    where organisation_id = ${organisationId} and request_id = ${requestId} for update`.execute(tx);
  return findRequest(tx, organisationId, requestId);
}

/** Of one person's own requests that are not decided: by shift. */
export async function listOwnOpen(
  reader: Reader,
  organisationId: string,
  employeeId: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ shiftId: string; requestId: string }>`select shift_id as "shiftId",
      request_id as "requestId" from shift_request
    where organisation_id = ${organisationId} and staff_id = ${employeeId} and decided_at is null`.execute(
    reader,
  );
  return new Map(rows.map(({ shiftId, requestId }) => [shiftId, requestId]));
}

export interface RequestKey {
  readonly organisationId: string;
  readonly requestId: string;
}

/** Those that are not decided and name one of these shifts. */
export async function listOpenOn(
  reader: Reader,
  organisationId: string,
  shiftIds: readonly string[],
): Promise<readonly RequestKey[]> {
  const { rows } = await sql<RequestKey>`select organisation_id as "organisationId", request_id as "requestId"
    from shift_request where organisation_id = ${organisationId} and decided_at is null
      and (shift_id ${isAmong(shiftIds, 'uuid')} or other_shift_id ${isAmong(shiftIds, 'uuid')})
    order by request_id`.execute(reader);
  return rows;
}

/** Those whose shifts have begun, are not published any more, or have another person now. */
export async function listStale(reader: Reader, now: Date, limit: number): Promise<readonly RequestKey[]> {
  const { rows } =
    await sql<RequestKey>`select r.organisation_id as "organisationId", r.request_id as "requestId"
    from shift_request r
      join roster_shift a on a.shift_id = r.shift_id
      left join roster_shift b on b.shift_id = r.other_shift_id
    where r.decided_at is null and (a.starts_at <= ${now} or b.starts_at <= ${now}
      or a.status <> 'published' or b.status <> 'published' or b.staff_id is distinct from r.other_staff_id
      or a.staff_id is distinct from (case when r.other_shift_id is null then null else r.staff_id end))
    order by r.created_at limit ${limit}`.execute(reader);
  return rows;
}

export const insertRequest = request.insert;
export const saveRequest = request
  .saveBy('organisationId', 'requestId')
  .only('status', 'decisionNote', 'decidedBy', 'decidedAt', 'version');
