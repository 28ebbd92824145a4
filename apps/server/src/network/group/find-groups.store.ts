import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { closeness, nameMatches } from '../../platform/search/name-match.ts';
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
  const called = sql.join(
    names.map((one) => nameMatches(sql`g.name`, one)),
    sql` or `,
  );
  const near = sql`greatest(${sql.join(names.map((one) => closeness(sql`f.name`, one)))})`;
  // Names first: whom one has blocked is asked of what is called so alone.
  const { rows } =
    await sql<CalledGroup>`select f.group_id as "groupId", f.slug, f.name, f.trade_id as "tradeId", f.city_code as "cityCode", f.colour, f.members,
      f.near >= ${calledSo} as "isCalledSo"
    from (select f.*, ${near} as near from (select g.group_id, g.slug, g.name, g.trade_id, g.city_code, g.colour, g.members
        from network_group g where g.status = 'open' and (g.for_visitors or ${isMember}::boolean) and (${called}) limit ${mostLooked}) f
      order by near desc, f.members desc, f.group_id desc offset 0) f
    cross join lateral (select from ${withOwn(memberId)} where g.group_id = f.group_id and ${seenBy(memberId)} offset 0) seen
    limit ${limit}`.execute(reader);
  return rows;
}
