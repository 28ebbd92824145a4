import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { closeness, nameBegins, nameMatches } from '../../platform/search/name-match.ts';
import type { WantedName } from '../../platform/search/two-records.rules.ts';
import type { Looker } from '../member/index.ts';
import { seenBy, withOwn, type GroupRow } from './group.store.ts';

export type CalledGroup = Pick<
  GroupRow,
  'groupId' | 'slug' | 'name' | 'tradeId' | 'cityCode' | 'colour' | 'members'
> & {
  readonly isCalledSo: boolean;
};

/** Of a common name so many are looked at. */
const mostLooked = 500;
/** Every word begins one of the name. */
const calledSo = 2;

/** By name, the nearest and largest first; those that the member may find, or a visitor open. */
export async function findCalled(
  reader: Reader,
  {
    looker: { memberId, isMember },
    names,
  }: { readonly looker: Looker; readonly names: readonly WantedName[] },
  limit: number,
): Promise<readonly CalledGroup[]> {
  const [typed, ...others] = names;
  if (!typed) return [];
  const isOpen = sql`g.status = 'open' and (g.for_visitors or ${isMember}::boolean)`;
  // Each way by itself: beside one another they look dearer than reading every name.
  const called = sql.join(
    [nameMatches(sql`g.name`, typed), ...others.map((one) => nameBegins(sql`g.name`, one))].map(
      (way) => sql`(select g.group_id from network_group g where ${isOpen} and ${way} limit ${mostLooked})`,
    ),
    sql` union `,
  );
  const near = sql`greatest(${sql.join(names.map((one) => closeness(sql`f.name`, one)))})`;
  // Names first: whom one has blocked is asked of what is called so alone.
  const { rows } =
    await sql<CalledGroup>`select f.group_id as "groupId", f.slug, f.name, f.trade_id as "tradeId", f.city_code as "cityCode", f.colour, f.members,
      f.near >= ${calledSo} as "isCalledSo"
    from (select f.*, ${near} as near from network_group f where f.group_id in (${called})
      order by near desc, f.members desc, f.group_id desc offset 0) f
    cross join lateral (select from ${withOwn(memberId)} where g.group_id = f.group_id and ${seenBy(memberId)} offset 0) seen
    limit ${limit}`.execute(reader);
  return rows;
}
