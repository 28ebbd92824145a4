import * as z from 'zod/mini';
import { wholeParam } from './schema.ts';

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

/** One page of a list. `nextCursor` is null on the last one. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    nextCursor: z
      .nullable(z.string())
      .check(z.describe('Send as cursor for the next page; null at the end.')),
  });

export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}
