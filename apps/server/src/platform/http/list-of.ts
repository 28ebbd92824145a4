import type { CountedPage } from '@nukkad/contract/kernel/page';
import type * as z from 'zod/mini';
import { nextCursor, readCursor } from './cursor.ts';
import { withTotal } from './total.ts';

/** Where a page of a list begins, how long it is, and whether its whole length is asked for. */
export interface PageAsked {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

/** The shape of the key in a cursor, or how the cursor is read where the statement takes the key in another way. */
type AfterOf<After> = z.core.$ZodType<After> | ((cursor: string | undefined) => After | null);

const readAfter = <After>(cursor: string | undefined, after: AfterOf<After>): After | null =>
  typeof after === 'function' ? after(cursor) : readCursor(cursor, after);

interface ListOf<After, Row, Item, Filter> {
  /** Behind which row the page begins. */
  readonly after: AfterOf<After>;
  /** At most so many rows behind that: one more than are shown, so that it is known whether there are more. */
  readonly rows: (after: After | null, most: number, filter: Filter) => Promise<readonly Row[]>;
  /** What a row is found again by, as its cursor holds it. */
  readonly key: (row: Row) => readonly (string | number | boolean | Date)[];
  /** How many fit the filter; left out where the list does not say it. */
  readonly count?: (filter: Filter) => Promise<number>;
  /** The rows of the page as the viewer sees them. */
  readonly items: (rows: readonly Row[]) => readonly Item[] | Promise<readonly Item[]>;
}

/**
 * One page of a list. `asked` is the query of its call: the page, and the filter that the statements get. The rows and their
 * count are asked for at the same time.
 */
export async function listOf<Asked extends PageAsked, After, Row, Item>(
  asked: Asked,
  list: ListOf<After, Row, Item, Omit<Asked, keyof PageAsked>>,
): Promise<CountedPage<Item>> {
  const { cursor, limit, count, ...filter } = asked;
  const [rows, counted] = await Promise.all([
    list.rows(readAfter(cursor, list.after), limit + 1, filter),
    count && list.count ? list.count(filter) : null,
  ]);
  const keyOf = (row: Row) => list.key(row).map((part) => (part instanceof Date ? part.toISOString() : part));
  return {
    items: [...(await list.items(rows.slice(0, limit)))],
    nextCursor: nextCursor(rows, limit, keyOf),
    ...withTotal(counted),
  };
}
