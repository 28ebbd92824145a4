import { type RawBuilder, sql } from 'kysely';
import type { Spot } from './spot.rules.ts';

/** The point of a row, in its columns `spot_x` and `spot_y`, as its index knows it. */
const spotIn = (table: string): RawBuilder<unknown> => sql.raw(`point(${table}.spot_x, ${table}.spot_y)`);

/** On the map; an index of points gives rows in its order. */
export const distanceTo = (table: string, { x, y }: Spot): RawBuilder<number> =>
  sql<number>`(${spotIn(table)} <-> point(${x}::float8, ${y}::float8))`;

/** Within a radius on the map. */
export const isAround = (table: string, { x, y }: Spot, radius: number): RawBuilder<boolean> =>
  sql<boolean>`${spotIn(table)} <@ circle(point(${x}::float8, ${y}::float8), ${radius}::float8)`;
