import { type RawBuilder, sql } from 'kysely';

/** Of a common word so many texts are looked at: a person can then type more. */
export const mostSaid = 500;

/** 2: as it is written, in either letters; 1: said so in the other letters; 0: sounds or is spelled so. */
export type Near = 0 | 1 | 2;

/** Each once, the nearest and newest first; whether they may be read is asked of each behind it, in this order. */
export const nearestOf = (said: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select id, max(near) as near, max(at) as at from ${said} said group by id order by max(near) desc, max(at) desc offset 0)`;
