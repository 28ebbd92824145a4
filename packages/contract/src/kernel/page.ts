import * as z from 'zod/mini';
import { flagParam, wholeParam } from './schema.ts';

export const defaultPageSize = 20;
export const maximumPageSize = 100;

/** Spread into the query of every list. The cursor is opaque; send back what the last page gave. */
export const pageQuery = {
  cursor: z.optional(
    z
      .string('Send the cursor of the last page.')
      .check(z.maxLength(400, 'This cursor is not ours.'), z.describe('Opaque; from nextCursor.')),
  ),
  limit: z._default(wholeParam(1, maximumPageSize, 'Rows a page, at most 100.'), defaultPageSize),
};

export const nextCursor = z
  .nullable(z.string())
  .check(z.describe('Send as cursor for the next page; null at the end.'));

/** One page of a list. `nextCursor` is null on the last one. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    nextCursor,
  });

export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** A list is counted up to here; of a longer one the screen says "1,000+". */
export const mostCounted = 1_000;

/** As `pageQuery`, for lists that say how long they are where they are asked to. */
export const countedPageQuery = {
  ...pageQuery,
  count: z.optional(flagParam('Also how many rows there are for these filters.')),
};

/** How many rows a list has for its filters; `isMore`: beyond `count`, at which counting ended. */
export const listTotal = z.object({ count: z.int(), isMore: z.boolean() });
export type Total = z.output<typeof listTotal>;

/** As `pageOf`, with the length of the whole list where `count` asked for it. */
export const countedPageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    nextCursor,
    total: z.optional(listTotal).check(z.describe(`Counted up to ${mostCounted}; there with count=true.`)),
  });

export interface CountedPage<Item> extends Page<Item> {
  readonly total?: Total | undefined;
}
