import { kernelErrors } from '@nukkad/contract/kernel/errors';
import * as z from 'zod/mini';
import { refuse } from '../refusal.ts';

type Part = string | number | boolean;

/** The sort key of a page's last row, opaque to the client. */
export const toCursor = (...parts: readonly Part[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** What PostgreSQL cannot read as text was not written by us. */
const isStorable = (part: unknown) => typeof part !== 'string' || !part.includes('\u0000');

function decoded(cursor: string): unknown {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) && parts.every(isStorable) ? parts : null;
  } catch {
    return null;
  }
}

/** The key that the cursor holds, checked against its shape; null without one. A strange cursor is a bad field. */
export function readCursor<S extends z.core.$ZodType>(
  cursor: string | undefined,
  shape: S,
): z.output<S> | null {
  if (cursor === undefined || cursor === '') return null;
  const parsed = z.safeParse(shape, decoded(cursor));
  return parsed.success
    ? parsed.data
    : refuse(kernelErrors.invalid_request, { fields: { cursor: 'This cursor is not ours.' } });
}

const onlyId = z.tuple([z.uuid()]);

/** Of a list by ids, which are given in the order of time. */
export const readIdCursor = (cursor: string | undefined): string | null =>
  readCursor(cursor, onlyId)?.[0] ?? null;

/** Where a list by time goes on: behind this row. */
export interface AfterInstant {
  readonly at: Date;
  readonly id: string;
}

const instantAndId = z.tuple([z.iso.datetime({ precision: 3 }), z.uuid()]);

export function readInstantCursor(cursor: string | undefined): AfterInstant | null {
  const key = readCursor(cursor, instantAndId);
  return key && { at: new Date(key[0]), id: key[1] };
}

/** One page out of the `limit + 1` rows that were asked for. */
export function pageFrom<Row, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
  keyOf: (row: Row) => readonly Part[],
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  return { items: shown.map(present), nextCursor: nextCursor(rows, limit, keyOf) };
}

/** For a page whose rows are presented together; `rows` holds one more than `limit` where there is more. */
export function nextCursor<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly Part[],
): string | null {
  const last = rows[limit - 1];
  return rows.length > limit && last ? toCursor(...keyOf(last)) : null;
}
