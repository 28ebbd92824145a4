type Key = readonly [number, number, number, string];

interface Sortable {
  readonly k1: number;
  readonly k2: number;
  readonly k3: number;
}

/** Before what, in the order of the keys; ids tell equal ones apart. */
function compare(a: Key, b: Key): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || (a[3] < b[3] ? -1 : Number(a[3] > b[3]));
}

/**
 * Rows by the price that is shown, which the rules of prices know and the database does not: all of them are read, some
 * hundreds at most, and sorted here. `shown` in paise; the page begins behind `after` and is one row longer than `limit`.
 */
export function sortByShown<Row extends Sortable>(
  rows: readonly Row[],
  shown: (row: Row) => number,
  idOf: (row: Row) => string,
  page: { readonly after: Key | null; readonly limit: number },
): Row[] {
  const keyOf = (row: Row): Key => [row.k1, row.k2, row.k3, idOf(row)];
  return pageOf(
    rows.map((row) => ({ ...row, k1: shown(row) })),
    keyOf,
    page,
  );
}

/** One page of rows that were all read, in the order of their keys. */
export function pageOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  { after, limit }: { readonly after: Key | null; readonly limit: number },
): Row[] {
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .filter(({ key }) => after === null || compare(key, after) > 0)
    .sort((a, b) => compare(a.key, b.key))
    .slice(0, limit + 1)
    .map(({ row }) => row);
}
