import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../../platform/db/database.ts';
import type { Grants, Member, MemberFilter, MemberWords } from './member.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import { containing } from '../../../platform/db/like.ts';
import { nameIsAlike } from '../../../platform/search/name-match.ts';
import { wantedOf } from '../../../platform/search/wanted.rules.ts';

const fields = sql`s.staff_id as "staffId", s.organisation_id as "organisationId", s.user_id as "userId", s.full_name as "fullName",
  s.designation, s.is_professional as "isProfessional", s.status, s.sub_admin_mode as "subAdminMode",
  s.access_version as "accessVersion", s.version, s.rating_sum as "ratingSum", s.rating_count as "ratingCount",
  s.jobs_done as "jobsDone", s.created_at as "createdAt",
  exists (select from organisation o where o.organisation_id = s.organisation_id and o.owner_user_id = s.user_id) as "isOwner",
  coalesce((select array_agg(permission order by permission) from staff_permission p where p.staff_id = s.staff_id), '{}') as grants`;

/** Who belongs to the organisation in this status, by a part of the name, its words in any order or with a mistake, or is one of `orUserIds`. */
function conditions({ organisationId, status, search, orUserIds }: Omit<MemberFilter, 'after' | 'limit'>) {
  const statuses = status === 'Deactivated' ? ['Deactivated', 'Inactive'] : [status];
  return sql`s.organisation_id = ${organisationId} and s.status = any(${statuses})
      and (${search} = '' or s.full_name ilike ${containing(search)}
        or ${nameIsAlike(sql`s.full_name`, wantedOf(search))} or s.user_id ${isAmong(orUserIds, 'uuid')})`;
}

/** By name, one more than `limit`. */
export async function listMembers(reader: Reader, filter: MemberFilter): Promise<Member[]> {
  const { after, limit } = filter;
  const { rows } = await sql<Member>`select ${fields} from staff_member s
    where ${conditions(filter)}
      and (${after === null} or (s.full_name, s.staff_id) > (${after?.name ?? ''}, ${after?.id ?? null}::uuid))
    order by s.full_name, s.staff_id limit ${limit + 1}`.execute(reader);
  return rows;
}

/** How many a list has in all: an organisation has some hundreds at most. */
export async function countMembers(
  reader: Reader,
  filter: Omit<MemberFilter, 'after' | 'limit'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from staff_member s
    where ${conditions(filter)}`.execute(reader);
  return rows[0]?.count ?? 0;
}

export async function findMember(
  reader: Reader,
  organisationId: string,
  staffId: string,
): Promise<Member | null> {
  const { rows } = await sql<Member>`select ${fields} from staff_member s
    where s.staff_id = ${staffId} and s.organisation_id = ${organisationId}`.execute(reader);
  return rows[0] ?? null;
}

/** First the lock, then the look. */
export async function lockMember(tx: Tx, organisationId: string, staffId: string): Promise<Member | null> {
  await sql`select 1 from staff_member where staff_id = ${staffId} and organisation_id = ${organisationId} for update`.execute(
    tx,
  );
  return findMember(tx, organisationId, staffId);
}

/** Locks the row of a person in an organisation, in any status. */
export async function lockMembership(tx: Tx, organisationId: string, userId: string): Promise<Member | null> {
  const { rows } = await sql<{ staffId: string }>`select staff_id as "staffId" from staff_member
    where organisation_id = ${organisationId} and user_id = ${userId} for update`.execute(tx);
  return rows[0] ? findMember(tx, organisationId, rows[0].staffId) : null;
}

/** Of all members, whatever their status: an organisation has some hundreds at most. */
export async function listMemberUserIds(reader: Reader, organisationId: string): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('staff_member')
    .select('user_id')
    .where('organisation_id', '=', organisationId)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Of these people those who work here, Active or Deactivated, and the owner. */
export async function findPlaces(
  reader: Reader,
  organisationId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, 'staff' | 'owner'>> {
  const { rows } = await sql<{ userId: string; place: 'staff' | 'owner' }>`
    select user_id as "userId", 'staff' as place from staff_member
      where organisation_id = ${organisationId} and status in ('Active', 'Deactivated') and user_id ${isAmong(userIds, 'uuid')}
    union all select owner_user_id, 'owner' from organisation
      where organisation_id = ${organisationId} and owner_user_id ${isAmong(userIds, 'uuid')}`.execute(
    reader,
  );
  return new Map(rows.map(({ userId, place }) => [userId, place]));
}

/** For a statement that finds the people itself: as `findPlaces`. */
export const worksThere = (organisationId: string, userId: Sought<string>): Sought<boolean> =>
  sql<boolean>`(select exists (select from staff_member w where w.organisation_id = ${organisationId}::uuid
      and w.user_id = ${userId} and w.status in ('Active', 'Deactivated'))
    or exists (select from organisation o where o.organisation_id = ${organisationId}::uuid and o.owner_user_id = ${userId}))`;

export async function countActiveMembers(reader: Reader, organisationId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('staff_member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'Active')
    .executeTakeFirstOrThrow();
  return count;
}

export async function saveMember(tx: Tx, staff: Authorized<MemberWords>, now: Date): Promise<void> {
  await sql`update staff_member set full_name = ${staff.fullName}, designation = ${staff.designation},
      is_professional = ${staff.isProfessional}, status = ${staff.status}, version = ${staff.version}, updated_at = ${now}
    where staff_id = ${staff.staffId}`.execute(tx);
}

/** All the rights of one member, in place of what there was. */
export async function replaceGrants(
  tx: Tx,
  staff: Authorized<Pick<Member, 'staffId'>>,
  change: Grants,
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
