import type { Role } from '@nukkad/contract/kernel/roles';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { beginning, containing } from '../../../platform/db/like.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import { closeness, nameMatches, numberMatches } from '../../../platform/search/name-match.ts';
import type { Wanted } from '../../../platform/search/wanted.rules.ts';
import type { Account } from '../account.store.ts';

export interface PersonRow extends Omit<Account, 'email' | 'language'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly statusReason: string;
  readonly roles: readonly Role[];
  /** The firm that the person owns. */
  readonly organisationId: string | null;
  readonly openSessions: number;
}

export interface PeopleFilter {
  readonly q?: string | undefined;
  readonly status?: Account['status'] | undefined;
  readonly role?: Role | undefined;
}

/** Digits ask for a number, anything else for a name: each has an index of its own. */
function matches(q: string) {
  const digits = q.replaceAll(/[\s+-]/g, '').replace(/^91(?=\d{10}$)/, '');
  return /^\d{3,}$/.test(digits)
    ? sql`u.mobile_number like ${beginning(digits)}`
    : sql`u.full_name ilike ${containing(q)}`;
}

function conditions({ q, status, role }: PeopleFilter) {
  const asked = [
    q && matches(q),
    status && sql`u.status = ${status}`,
    role && sql`exists (select 1 from user_role r where r.user_id = u.user_id and r.role = ${role})`,
  ].filter((one) => typeof one === 'object' && one !== null);
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

const columns = sql`p.user_id as "userId", coalesce(p.mobile_number, '') as "mobileNumber", p.full_name as "fullName", p.status,
  p.previous_status as "previousStatus", p.notification_message as "notificationMessage",
  p.notification_message_type as "notificationMessageType", p.status_reason as "statusReason",
  p.created_at as "createdAt", p.updated_at as "updatedAt",
  array(select distinct r.role from user_role r where r.user_id = p.user_id order by r.role) as roles,
  (select r.organisation_id from user_role r where r.user_id = p.user_id and r.role = 'Service Partner') as "organisationId",
  (select count(*) from user_session s where s.user_id = p.user_id and s.revoked_at is null and s.token_issued_at > `;

export interface PeoplePage {
  readonly after: string | null;
  readonly limit: number;
  readonly sort: 'newest' | 'oldest';
  /** Tokens made before it have run out. */
  readonly liveSince: Date;
}

/** By the time of joining: ids are made in the order of time. */
export async function listPeopleRows(
  reader: Reader,
  filter: PeopleFilter,
  { after, limit, sort, liveSince }: PeoplePage,
): Promise<PersonRow[]> {
  const order = sort === 'oldest' ? sql`asc` : sql`desc`;
  const beyond = sort === 'oldest' ? sql`>` : sql`<`;
  const from = after ? sql`u.user_id ${beyond} ${after}::uuid` : sql`true`;
  const { rows } =
    await sql<PersonRow>`with p as (select u.* from user_account u where ${conditions(filter)} and ${from}
      order by u.user_id ${order} limit ${limit})
    select ${columns} ${liveSince}) as "openSessions" from p order by p.user_id ${order}`.execute(reader);
  return rows;
}

export const countPeopleRows = (reader: Reader, filter: PeopleFilter): Promise<number> =>
  countRows(reader, sql`from user_account u where ${conditions(filter)}`);

export async function findPersonRow(
  reader: Reader,
  userId: string,
  liveSince: Date,
): Promise<PersonRow | null> {
  const { rows } =
    await sql<PersonRow>`select ${columns} ${liveSince}) as "openSessions" from user_account p where p.user_id = ${userId}`.execute(
      reader,
    );
  return rows[0] ?? null;
}

/** By name or number, the closest first, then the newest. */
export async function findPeople(
  reader: Reader,
  wanted: Wanted,
  limit: number,
): Promise<readonly Pick<PersonRow, 'userId' | 'fullName' | 'mobileNumber' | 'status'>[]> {
  const name = sql`u.full_name`;
  const matching = wanted.number
    ? numberMatches(sql`u.mobile_number`, wanted.number)
    : nameMatches(name, wanted);
  const { rows } = await sql<Pick<PersonRow, 'userId' | 'fullName' | 'mobileNumber' | 'status'>>`
    select u.user_id as "userId", u.full_name as "fullName", coalesce(u.mobile_number, '') as "mobileNumber", u.status
    from user_account u where ${matching}
    order by ${closeness(name, wanted)} desc, u.user_id desc limit ${limit}`.execute(reader);
  return rows;
}
