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

/** One word that sounds as the first name does and is spelled much like it. */
const soundsLike = ({ words: [first = '', ...more] }: WantedName) =>
  more.length > 0
    ? sql`false`
    : sql`(dmetaphone(split_part(m.shown_name, ' ', 1)) = dmetaphone(${first}) and length(dmetaphone(${first})) >= ${leastSounds}
        and levenshtein(lower(split_part(m.shown_name, ' ', 1)), lower(${first})) <= length(${first}) / 2)`;

/** By the shown name, or by the whole handle; the one of the handle and connections first. The own member is not looked for. */
export async function listNamed(
  reader: Reader,
  { memberId, isMember, names }: NamedAsked,
  limit: number,
): Promise<readonly string[]> {
  const [typed] = names;
  if (!typed) return [];
  const name = sql`m.shown_name`;
  const called = sql.join(
    names.map((one) => nameMatches(name, one)),
    sql` or `,
  );
  const { rows } = await sql<{ id: string }>`select m.member_id as id from network_member m
    where m.is_active and (${called} or ${soundsLike(typed)} or m.handle = ${typed.text.toLowerCase()})
      and m.member_id is distinct from ${memberId}::uuid
      and (m.seen_by = 'everyone' or (m.seen_by = 'members' and ${isMember}::boolean)
        or network_connected(${memberId}::uuid, m.member_id))
      and not network_blocked(${memberId}::uuid, m.member_id)
    order by m.handle = ${typed.text.toLowerCase()} desc, network_connected(${memberId}::uuid, m.member_id) desc, ${closeness(name, typed)} desc, m.shown_name, m.member_id
    limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}
