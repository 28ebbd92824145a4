/** Rows as they will be once the acts under way are done. Pure. */

/** What an act makes of a row at once: the changed row, or null where it leaves this list. */
export type Foresee<Row> = (row: Row) => Row | null;

/** `pending`: by the key of a row, what the act under way makes of it. */
export function foreseen<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  pending: ReadonlyMap<string, Foresee<Row>>,
): readonly Row[] {
  if (pending.size === 0) return rows;
  return rows.flatMap((row) => {
    const foresee = pending.get(keyOf(row));
    const next = foresee ? foresee(row) : row;
    return next === null ? [] : [next];
  });
}
