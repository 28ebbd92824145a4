import { type RawBuilder, sql } from 'kysely';
import { bestKept } from './service-place.store.ts';

interface Order {
  readonly list: RawBuilder<unknown>;
  /** How many of a list come before the partner; first it is looked whether as many as expected do. */
  readonly rankIn: (list: RawBuilder<unknown>, expected: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Whether this change leaves the partner where it was in the order. */
  readonly stays: RawBuilder<unknown>;
}

export const best: Order = {
  list: sql`c.best`,
  rankIn: (list, expected) =>
    sql`rank_of_best(${list}, ${expected}, c.place, c.service_id, c.new_rank, c.new_metres, c.new_price, c.organisation_id)`,
  stays: sql`(c.old_rank, c.old_metres, c.old_price) is not distinct from (c.new_rank, c.new_metres, c.new_price)`,
};
export const rated: Order = {
  list: sql`c.rated`,
  rankIn: (list, expected) =>
    sql`rank_of_rated(${list}, ${expected}, c.service_id, c.new_stars, c.new_count, c.new_price, c.organisation_id)`,
  stays: sql`(c.old_stars, c.old_count, c.old_price) is not distinct from (c.new_stars, c.new_count, c.new_price)`,
};

/**
 * The list with the partner in its place. One that does not hold all partners ends where those begin whom it does not know: who
 * would be its last is left out, because one of them may come before. It becomes shorter then, until it is read anew.
 */
export const mergedList = ({ list, rankIn, stays }: Order) => {
  const others = sql`array_remove(${list}, c.organisation_id)`;
  const holdsAll = sql`cardinality(${list}) = c.held_count`;
  const kept = sql.raw(String(bestKept));
  const expected = sql`coalesce(array_position(${list}, c.organisation_id) - 1, cardinality(${list}))`;
  return sql`case when not c.stays then ${others}
    when c.was and ${stays} then ${list}
    else (select case when not ${holdsAll} and before.rank = cardinality(${others}) then ${others}
      else ((${others})[1:before.rank] || c.organisation_id || (${others})[before.rank + 1:])[1:${kept}] end
      from (select ${rankIn(others, expected)} as rank) before) end`;
};
