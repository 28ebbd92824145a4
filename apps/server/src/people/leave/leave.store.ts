import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const columns = {
  requestId: 'request_id',
  organisationId: 'organisation_id',
  staffId: 'staff_id',
  leaveTypeId: 'leave_type_id',
  firstHalf: 'first_half',
  endHalf: 'end_half',
  halves: 'halves',
  proposedEndHalf: 'proposed_end_half',
  proposedHalves: 'proposed_halves',
  note: 'note',
  isLive: 'is_live',
  isApproved: 'is_approved',
  gapBefore: 'gap_before_halves',
  gapAfter: 'gap_after_halves',
} as const;
const table = tableColumns('leave_request', columns);
export type LeaveRow = RowOf<'leave_request', typeof columns>;

export const findLeave = table.findBy('requestId');
export const insertLeave = table.insert;
/** Its request is locked before. */
export const saveLeave = table.saveBy('requestId').but('organisationId', 'staffId');

/** Live leave of one person that touches some time, by its beginning. */
export async function listLiveOf(
  reader: Reader,
  { organisationId, staffId }: Pick<LeaveRow, 'organisationId' | 'staffId'>,
  { first, end }: { readonly first: number; readonly end: number },
): Promise<readonly LeaveRow[]> {
  const { rows } = await sql<LeaveRow>`select ${table.asSql} from leave_request
    where organisation_id = ${organisationId} and staff_id = ${staffId} and is_live
      and int4range(first_half, end_half) && int4range(${first}, ${end}) order by first_half limit 100`.execute(
    reader,
  );
  return rows;
}

export interface LeaveBrief {
  readonly requestId: string;
  readonly title: string;
  readonly note: string;
  readonly halfDays: number;
}

export async function listLeaveBriefs(
  reader: Reader,
  organisationId: string,
  requestIds: readonly string[],
): Promise<readonly LeaveBrief[]> {
  const { rows } = await sql<LeaveBrief>`select l.request_id as "requestId", t.name as title, l.note,
      coalesce(l.proposed_halves, l.halves) as "halfDays"
    from leave_request l join leave_type t on t.leave_type_id = l.leave_type_id
    where l.organisation_id = ${organisationId} and l.request_id ${isAmong(requestIds, 'uuid')}`.execute(
    reader,
  );
  return rows;
}

export interface LiveLeave {
  readonly requestId: string;
  readonly staffId: string;
  readonly title: string;
  readonly isPaid: boolean;
  readonly firstHalf: number;
  readonly endHalf: number;
  readonly isApproved: boolean;
}

export interface LiveFilter {
  readonly organisationId: string;
  /** Null: everyone. */
  readonly staffIds: readonly string[] | null;
  readonly first: number;
  readonly end: number;
  readonly after: { readonly half: number; readonly id: string } | null;
  readonly limit: number;
}

/** Pending and approved leave that touches some time, by its beginning. */
export async function listLive(
  reader: Reader,
  { organisationId, staffIds, first, end, after, limit }: LiveFilter,
): Promise<readonly LiveLeave[]> {
  const ids = staffIds && [...staffIds];
  const { rows } =
    await sql<LiveLeave>`select l.request_id as "requestId", l.staff_id as "staffId", t.name as title,
      t.is_paid as "isPaid", l.first_half as "firstHalf", l.end_half as "endHalf", l.is_approved as "isApproved"
    from leave_request l join leave_type t on t.leave_type_id = l.leave_type_id
    where l.organisation_id = ${organisationId} and (${ids}::uuid[] is null or l.staff_id = any(${ids}::uuid[]))
      and l.is_live and int4range(l.first_half, l.end_half) && int4range(${first}, ${end})
      and (l.first_half, l.request_id) > (${after?.half ?? -2147483648}, ${after?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by l.first_half, l.request_id limit ${limit}`.execute(reader);
  return rows;
}

export interface ApprovedFilter {
  readonly organisationId: string;
  /** Null: everyone. */
  readonly staffIds: readonly string[] | null;
  readonly first: number;
  readonly end: number;
}

/** Approved leave that touches some time. */
export async function listApproved(
  reader: Reader,
  { organisationId, staffIds, first, end }: ApprovedFilter,
): Promise<readonly LiveLeave[]> {
  const ids = staffIds && [...staffIds];
  const { rows } =
    await sql<LiveLeave>`select l.request_id as "requestId", l.staff_id as "staffId", t.name as title,
      t.is_paid as "isPaid", l.first_half as "firstHalf", l.end_half as "endHalf", l.is_approved as "isApproved"
    from leave_request l join leave_type t on t.leave_type_id = l.leave_type_id
    where l.organisation_id = ${organisationId} and (${ids}::uuid[] is null or l.staff_id = any(${ids}::uuid[]))
      and l.is_approved and l.is_live and int4range(l.first_half, l.end_half) && int4range(${first}, ${end})
    order by l.staff_id, l.first_half`.execute(reader);
  return rows;
}

const ownStaffRow: Whose = (userId) =>
  sql`t.staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId})`;

/** Registers of leave are kept with those of wages; why someone was away goes. */
export const leavePersonal: PersonalPort = {
  tables: [
    {
      table: 'compensatory_leave',
      title: 'Work on days off that you asked to have as leave',
      whose: ownStaffRow,
      erasure: { kind: 'blank', set: { note: '' }, kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'leave_entry',
      title: 'Your leave account',
      whose: ownStaffRow,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'leave_account',
      title: 'Your leave balance',
      whose: ownStaffRow,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'leave_request',
      title: 'Your leave',
      whose: ownStaffRow,
      erasure: { kind: 'blank', set: { note: '' }, kept: { why: 'accounts', years: 8 } },
    },
  ],
};
