import { mostCounted, type Total } from '@nukkad/contract/kernel/page';

/** How many rows a statement counts: one more than is said, so that it is known whether there are more. */
export const countedRows = mostCounted + 1;

/** What a list says of its length, from a count of at most `countedRows`. */
export const totalOf = (counted: number): Total => ({
  count: Math.min(counted, mostCounted),
  isMore: counted > mostCounted,
});
