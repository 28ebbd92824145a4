/** The row of a statement that always answers one, or what was made of a single one. */
export function onlyOne<Row>(rows: readonly Row[]): Row {
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0) throw new Error(`One was expected, not ${rows.length}.`);
  return row;
}
