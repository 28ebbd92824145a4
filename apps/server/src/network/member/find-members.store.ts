import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { closeness, nameMatches } from '../../platform/search/name-match.ts';
import type { WantedName } from '../../platform/search/two-records.rules.ts';

export interface NamedAsked {
  /** Null: a visitor, or no member yet. */
  readonly memberId: string | null;
  /** Whether those who show themselves to members are found. */
  readonly isMember: boolean;
  /** The words as typed, and shortened as names are shown; the first orders. */
  readonly names: readonly WantedName[];
}

/** Fewer sounds are those of many names. */
const leastSounds = 2;
/** Of a common name so many are looked at: a person can then type more. */
const mostLooked = 500;
/** Of the own connections the last so many. */
const mostConnections = 2_000;

/** One word that sounds as the first name does and is spelled much like it. */
const soundsLike = ({ words: [first = '', ...more] }: WantedName) =>
  more.length > 0
    ? sql`false`
    : sql`(dmetaphone(split_part(m.shown_name, ' ', 1)) = dmetaphone(${first}) and length(dmetaphone(${first})) >= ${leastSounds}
        and levenshtein(lower(split_part(m.shown_name, ' ', 1)), lower(${first})) <= length(${first}) / 2)`;

/**
 * By the shown name, or by the whole handle; the one of the handle and connections first. Who shows itself to connections
 * alone is found among those. The own member is not looked for.
 */
export async function listNamed(
  reader: Reader,
  { memberId, isMember, names }: NamedAsked,
  limit: number,
): Promise<readonly string[]> {
  const [typed] = names;
  if (!typed) return [];
  const called = sql`(${sql.join(
    names.map((one) => nameMatches(sql`m.shown_name`, one)),
    sql` or `,
  )} or ${soundsLike(typed)})`;
  const hasHandle = sql`m.handle = ${typed.text.toLowerCase()}`;
  const isShown = sql`m.is_active and (m.seen_by = 'everyone' or (m.seen_by = 'members' and ${isMember}::boolean))`;
  const own = sql`(select high_id as member_id, updated_at from network_connection where low_id = ${memberId}::uuid and status = 'Accepted'
      union all select low_id, updated_at from network_connection where high_id = ${memberId}::uuid and status = 'Accepted'
      order by updated_at desc limit ${mostConnections})`;
  const { rows } = await sql<{ id: string }>`with found as (
      select m.member_id, m.shown_name, 2 as near from network_member m where ${hasHandle} and ${isShown}
      union all select m.member_id, m.shown_name, 1 from ${own} c join network_member m using (member_id)
        where m.is_active and (${called} or ${hasHandle})
      union all (select m.member_id, m.shown_name, 0 from network_member m where ${isShown} and ${called} limit ${mostLooked}))
    select found.member_id as id from found
    where found.member_id is distinct from ${memberId}::uuid and not network_blocked(${memberId}::uuid, found.member_id)
    group by found.member_id, found.shown_name
    order by max(near) desc, ${closeness(sql`found.shown_name`, typed)} desc, found.shown_name, found.member_id
    limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}
