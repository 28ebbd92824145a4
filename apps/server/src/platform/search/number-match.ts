import { type RawBuilder, sql } from 'kysely';
import { containing } from '../db/like.ts';
import type { Wanted } from './wanted.rules.ts';

/**
 * A part of a number that people say, its beginning, its middle or its end, with or without hyphens, slashes and capitals.
 * An index of trigrams holds the same expression.
 */
const holds = (column: RawBuilder<unknown>, sign: '-' | '/', { part }: Wanted): RawBuilder<boolean> =>
  part === null
    ? sql<boolean>`false`
    : sql<boolean>`replace(${column}, ${sql.lit(sign)}, '') like ${containing(part)}`;

/** Of bookings, requests for quotations and requests to support, such as B7QXMK-4TZP2. */
export const spokenNumberHolds = (column: RawBuilder<unknown>, wanted: Wanted) => holds(column, '-', wanted);

/** Of invoices, such as NK/2627/00000001. */
export const invoiceNumberHolds = (column: RawBuilder<unknown>, wanted: Wanted) => holds(column, '/', wanted);
