import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { StaffRow } from './staff.row.ts';

const fields = sql`s.staff_id as "staffId", s.organisation_id as "organisationId", s.user_id as "userId", s.full_name as "fullName",
  coalesce(u.mobile_number, '') as "mobileNumber", s.designation, s.is_professional as "isProfessional", s.status, s.sub_admin_mode as "subAdminMode",
  s.access_version as "accessVersion", s.version, s.rating_sum as "ratingSum", s.rating_count as "ratingCount",
  s.jobs_done as "jobsDone", s.created_at as "createdAt",
  exists (select from organisation o where o.organisation_id = s.organisation_id and o.owner_user_id = s.user_id) as "isOwner",
  coalesce((select array_agg(permission order by permission) from staff_permission p where p.staff_id = s.staff_id), '{}') as grants`;

export interface StaffFilter {
  readonly organisationId: string;
  readonly status: string;
  readonly search: string;
  readonly after: { readonly name: string; readonly id: string } | null;
  readonly limit: number;
}

const pattern = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** By name, one more than `limit`. */
export async function listStaff(reader: Reader, filter: StaffFilter): Promise<StaffRow[]> {
  const { organisationId, status, search, after, limit } = filter;
  const { rows } =
    await sql<StaffRow>`select ${fields} from staff_member s join user_account u using (user_id)
    where s.organisation_id = ${organisationId} and s.status = any(${status === 'Deactivated' ? ['Deactivated', 'Inactive'] : [status]})
      and (${search} = '' or s.full_name ilike ${pattern(search)} or u.mobile_number like ${pattern(search)})
      and (${after === null} or (s.full_name, s.staff_id) > (${after?.name ?? ''}, ${after?.id ?? null}::uuid))
    order by s.full_name, s.staff_id limit ${limit + 1}`.execute(reader);
  return rows;
}

export async function findStaffOf(
  reader: Reader,
  organisationId: string,
  staffId: string,
): Promise<StaffRow | null> {
  const { rows } =
    await sql<StaffRow>`select ${fields} from staff_member s join user_account u using (user_id)
    where s.staff_id = ${staffId} and s.organisation_id = ${organisationId}`.execute(reader);
  return rows[0] ?? null;
}

export async function lockStaffOf(tx: Tx, organisationId: string, staffId: string): Promise<StaffRow | null> {
  await sql`select 1 from staff_member where staff_id = ${staffId} and organisation_id = ${organisationId} for update`.execute(
    tx,
  );
  return findStaffOf(tx, organisationId, staffId);
}

/** Locks the staff row of a person in an organisation, in any status. */
export async function lockMembership(
  tx: Tx,
  organisationId: string,
  userId: string,
): Promise<StaffRow | null> {
  const { rows } = await sql<{ staffId: string }>`select staff_id as "staffId" from staff_member
    where organisation_id = ${organisationId} and user_id = ${userId} for update`.execute(tx);
  return rows[0] ? findStaffOf(tx, organisationId, rows[0].staffId) : null;
}

/** Numbers out of `mobileNumbers` that work here now, and the owner's. */
export async function findTakenNumbers(
  reader: Reader,
  organisationId: string,
  mobileNumbers: readonly string[],
): Promise<ReadonlyMap<string, 'staff' | 'owner' | 'invited'>> {
  const { rows } = await sql<{ mobileNumber: string; why: 'staff' | 'owner' | 'invited' }>`
    select u.mobile_number as "mobileNumber", 'staff' as why from staff_member s join user_account u using (user_id)
      where s.organisation_id = ${organisationId} and s.status in ('Active', 'Deactivated') and u.mobile_number = any(${[...mobileNumbers]})
    union all select mobile_number, 'invited' from staff_invitation
      where organisation_id = ${organisationId} and status = 'Pending' and mobile_number = any(${[...mobileNumbers]})
    union all select u.mobile_number, 'owner' from organisation o join user_account u on u.user_id = o.owner_user_id
      where o.organisation_id = ${organisationId} and u.mobile_number = any(${[...mobileNumbers]})`.execute(
    reader,
  );
  return new Map(rows.map(({ mobileNumber, why }) => [mobileNumber, why]));
}

/** Serializes additions of people to an organisation, so that the limit is counted right. */
export async function lockPeople(tx: Tx, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`staff of ${organisationId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ n: number }>`select (
      (select count(*) from staff_member where organisation_id = ${organisationId} and status = 'Active')
      + (select count(*) from staff_invitation where organisation_id = ${organisationId} and status = 'Pending'))::int as n`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

export async function saveStaff(
  tx: Tx,
  staff: Authorized<
    Pick<StaffRow, 'staffId' | 'fullName' | 'designation' | 'isProfessional' | 'status' | 'version'>
  >,
  now: Date,
): Promise<void> {
  await sql`update staff_member set full_name = ${staff.fullName}, designation = ${staff.designation},
      is_professional = ${staff.isProfessional}, status = ${staff.status}, version = ${staff.version}, updated_at = ${now}
    where staff_id = ${staff.staffId}`.execute(tx);
}

/** All the rights of one member, in place of what there was. */
export async function replaceGrants(
  tx: Tx,
  staff: Authorized<Pick<StaffRow, 'staffId'>>,
  change: {
    readonly permissions: readonly string[];
    readonly subAdminMode: boolean;
    readonly accessVersion: number;
  },
  now: Date,
): Promise<void> {
  await sql`delete from staff_permission where staff_id = ${staff.staffId}`.execute(tx);
  await sql`insert into staff_permission (staff_id, permission, granted_at)
    select ${staff.staffId}, permission, ${now} from unnest(${[...new Set(change.permissions)]}::text[]) as permission`.execute(
    tx,
  );
  await sql`update staff_member set sub_admin_mode = ${change.subAdminMode}, access_version = ${change.accessVersion}, updated_at = ${now}
    where staff_id = ${staff.staffId}`.execute(tx);
}

export async function findClosedFeatures(reader: Reader, organisationId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select permission_key as key from organisation_feature_off
    where organisation_id = ${organisationId}`.execute(reader);
  return rows.map(({ key }) => key);
}
