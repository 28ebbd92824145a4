import { mostCounted, type Total } from '@nukkad/contract/kernel/page';

/** How many rows a statement counts: one more than is said, so that it is known whether there are more. */
export const countedRows = mostCounted + 1;

/** What a list says of its length, from a count of at most `countedRows`; nothing where null was counted. */
export const withTotal = (counted: number | null): { total?: Total } =>
  counted === null ? {} : { total: { count: Math.min(counted, mostCounted), isMore: counted > mostCounted } };
