import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { closeness, nameMatches } from '../../platform/search/name-match.ts';
import type { WantedName } from '../../platform/search/two-records.rules.ts';
import type {
  NewOrganisation,
  NewStaff,
  Organisation,
  OrganisationStatus,
  PartnerStatus,
  Staff,
  StaffRightsFacts,
} from './partner.interface.ts';
import { isAmong } from '../../platform/db/is-among.ts';

const organisationFields = sql`organisation_id as "organisationId", owner_user_id as "ownerUserId", company_name as "companyName",
  status, city_code as "cityCode", pincode, latitude, longitude, radius_metres as "radiusMetres", gst_number as "gstNumber",
  suspension_reason as "suspensionReason", standing_reason as "standingReason",
  rating_sum as "ratingSum", rating_count as "ratingCount", jobs_done as "jobsDone", created_at as since`;

const staffFields = sql`staff_id as "staffId", organisation_id as "organisationId", user_id as "userId", full_name as "fullName",
  is_professional as "isProfessional", status = 'Active' as "isActive", rating_sum as "ratingSum", rating_count as "ratingCount",
  jobs_done as "jobsDone", sub_admin_mode as "subAdminMode"`;

export async function findOrganisations(
  reader: Reader,
  ids: Sought<readonly string[]>,
): Promise<Organisation[]> {
  const { rows } = await sql<Organisation>`select ${organisationFields} from organisation
    where organisation_id ${isAmong(ids, 'uuid')}`.execute(reader);
  return rows;
}

/** For statements of others that say whose something is. */
export const companyNameOf = (organisationId: Sought<string>): Sought<string> =>
  sql<string>`(select o.company_name from organisation o where o.organisation_id = ${organisationId})`;

export const statusOf = (organisationId: Sought<string>): Sought<PartnerStatus> =>
  sql<PartnerStatus>`(select o.status from organisation o where o.organisation_id = ${organisationId})`;

export async function findOrganisation(
  reader: Reader,
  organisationId: Sought<string>,
): Promise<Organisation | null> {
  const { rows } = await sql<Organisation>`select ${organisationFields} from organisation
    where organisation_id = ${organisationId}`.execute(reader);
  return rows[0] ?? null;
}

/** The closest first. */
export async function findByName(reader: Reader, wanted: WantedName, limit: number): Promise<Organisation[]> {
  const name = sql`company_name`;
  const { rows } = await sql<Organisation>`select ${organisationFields} from organisation
    where ${nameMatches(name, wanted)} order by ${closeness(name, wanted)} desc, company_name, organisation_id
    limit ${limit}`.execute(reader);
  return rows;
}

export async function findOwnedOrganisation(reader: Reader, userId: string): Promise<Organisation | null> {
  const { rows } =
    await sql<Organisation>`select ${organisationFields} from organisation where owner_user_id = ${userId}`.execute(
      reader,
    );
  return rows[0] ?? null;
}

export async function hasActiveStaff(reader: Reader, organisationId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from staff_member where organisation_id = ${organisationId} and status = 'Active' limit 1`.execute(
      reader,
    );
  return rows.length > 0;
}

export const userOfStaff = (staffId: string): Sought<string> =>
  sql<string>`(select user_id from staff_member where staff_id = ${staffId})`;

export async function findStaff(reader: Reader, ids: readonly string[]): Promise<Staff[]> {
  const { rows } = await sql<Staff>`select ${staffFields} from staff_member
    where staff_id ${isAmong(ids, 'uuid')}`.execute(reader);
  return rows;
}

export async function listActiveProfessionals(reader: Reader, organisationId: string): Promise<Staff[]> {
  const { rows } = await sql<Staff>`select ${staffFields} from staff_member
    where organisation_id = ${organisationId} and is_professional and status = 'Active'
    order by full_name, staff_id limit 500`.execute(reader);
  return rows;
}

export async function findStaffRights(reader: Reader, staffId: string): Promise<StaffRightsFacts | null> {
  const { rows } =
    await sql<StaffRightsFacts>`select is_professional as "isProfessional", s.status = 'Active' as "isActive",
      o.status as "organisationStatus", o.suspension_reason as "suspensionReason",
      coalesce((select array_agg(permission) from staff_permission p where p.staff_id = s.staff_id), '{}') as grants,
      coalesce((select array_agg(permission_key) from organisation_feature_off f where f.organisation_id = s.organisation_id), '{}') as "closedKeys"
    from staff_member s join organisation o using (organisation_id) where s.staff_id = ${staffId}`.execute(
      reader,
    );
  return rows[0] ?? null;
}

export async function findStatuses(
  reader: Reader,
  organisationId: string,
  staffId: string | null,
): Promise<OrganisationStatus | null> {
  const { rows } = await sql<OrganisationStatus>`select o.status as organisation,
      o.suspension_reason as "suspensionReason", m.status as staff,
      coalesce((select array_agg(permission_key) from organisation_feature_off f where f.organisation_id = o.organisation_id), '{}') as "closedKeys"
    from organisation o
    left join staff_member m on m.organisation_id = o.organisation_id and m.staff_id = ${staffId}
    where o.organisation_id = ${organisationId}`.execute(reader);
  return rows[0] ?? null;
}

/** Locked for share: others read it so, and none changes it until the transaction ends. */
export async function holdStatus(tx: Tx, organisationId: string): Promise<PartnerStatus | null> {
  const { rows } = await sql<{ status: PartnerStatus }>`select status from organisation
    where organisation_id = ${organisationId} for share`.execute(tx);
  return rows[0]?.status ?? null;
}

export async function marksOf(
  reader: Reader,
  organisationIds: readonly string[],
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; mark: string }>`
    select organisation_id as id, concat_ws(' ', status, suspension_reason, (select string_agg(permission_key, ',' order by permission_key)
        from organisation_feature_off f where f.organisation_id = o.organisation_id)) as mark
      from organisation o where organisation_id ${isAmong(organisationIds, 'uuid')}
    union all select staff_id, concat_ws(' ', status, is_professional, (select string_agg(permission, ',' order by permission)
        from staff_permission p where p.staff_id = m.staff_id))
      from staff_member m where staff_id ${isAmong(staffIds, 'uuid')}`.execute(reader);
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}

export async function addOrganisation(
  tx: Tx,
  organisation: Authorized<NewOrganisation, 'start'>,
  now: Date,
): Promise<void> {
  const o = organisation;
  await sql`insert into organisation (organisation_id, owner_user_id, company_name, status, city_code, pincode, latitude, longitude,
      radius_metres, gst_number, created_at, updated_at)
    values (${o.organisationId}, ${o.ownerUserId}, ${o.companyName}, ${o.status}, ${o.cityCode}, ${o.pincode}, ${o.latitude},
      ${o.longitude}, ${o.radiusMetres}, ${o.gstNumber}, ${now}, ${now})`.execute(tx);
}

export async function addStaff(
  tx: Tx,
  staff: Authorized<NewStaff, 'join'>,
  permissions: readonly string[],
  now: Date,
): Promise<void> {
  await sql`insert into staff_member (staff_id, organisation_id, user_id, full_name, is_professional, status, created_at, updated_at)
    values (${staff.staffId}, ${staff.organisationId}, ${staff.userId}, ${staff.fullName}, ${staff.isProfessional}, 'Active', ${now}, ${now})`.execute(
    tx,
  );
  await sql`insert into staff_permission (staff_id, permission, granted_at)
    select ${staff.staffId}, permission, ${now} from unnest(${[...permissions]}::text[]) as permission`.execute(
    tx,
  );
}

/** The owner as a member of the own staff, without rights of staff; null: has never done a job here. */
export async function findOwnerAsStaff(reader: Reader, organisationId: string): Promise<string | null> {
  const { rows } = await sql<{ staffId: string }>`select staff_id as "staffId"
    from staff_member join organisation o using (organisation_id)
    where organisation_id = ${organisationId} and user_id = o.owner_user_id`.execute(reader);
  return rows[0]?.staffId ?? null;
}

/** A person who worked here before keeps the row with its ratings and jobs. */
export async function saveOwnerAsStaff(
  tx: Tx,
  owner: Authorized<{ readonly organisationId: string; readonly userId: string; readonly fullName: string }>,
  works: boolean,
  now: Date,
): Promise<void> {
  const { organisationId, userId, fullName } = owner;
  const status = works ? 'Active' : 'Deactivated';
  await sql`insert into staff_member (staff_id, organisation_id, user_id, full_name, is_professional, status, created_at, updated_at)
    values (${newId()}, ${organisationId}, ${userId}, ${fullName}, ${works}, ${status}, ${now}, ${now})
    on conflict (organisation_id, user_id) do update set is_professional = excluded.is_professional,
      status = excluded.status, version = staff_member.version + 1, updated_at = excluded.updated_at`.execute(
    tx,
  );
}

export async function addJobDone(
  tx: Tx,
  {
    organisationId,
    staffId,
  }: Authorized<{ readonly organisationId: string; readonly staffId: string | null }>,
): Promise<void> {
  await sql`update organisation set jobs_done = jobs_done + 1 where organisation_id = ${organisationId}`.execute(
    tx,
  );
  if (staffId)
    await sql`update staff_member set jobs_done = jobs_done + 1 where staff_id = ${staffId}`.execute(tx);
}

/** What a review counts for; `reviews` -1 takes it out again. */
export interface CountedStars {
  readonly organisationId: string;
  readonly staffId: string | null;
  readonly stars: number;
  readonly reviews: 1 | -1;
}

/** In one statement for the organisation and its professional. */
export async function addStars(
  tx: Tx,
  { organisationId, staffId, stars, reviews }: Authorized<CountedStars>,
): Promise<void> {
  await sql`with professional as (update staff_member set rating_sum = rating_sum + ${stars * reviews}::int,
      rating_count = rating_count + ${reviews}::int where staff_id = ${staffId}::uuid)
    update organisation set rating_sum = rating_sum + ${stars * reviews}::int, rating_count = rating_count + ${reviews}::int
    where organisation_id = ${organisationId}`.execute(tx);
}

/** Characters 3 to 12 of a GST number are the PAN of its holder. */
export async function isPanWithinGst(reader: Reader, panNumber: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from organisation where substring(gst_number, 3, 10) = ${panNumber} limit 1`.execute(
      reader,
    );
  return rows.length > 0;
}
