interface Versioned {
  readonly status: string;
  readonly version: number;
  readonly updatedAt?: Date;
}

/**
 * The row after a move that changes no more than its caller says: `next: nextRow<LoanRow, LoanMove>`. It has the new
 * status and the next version, and was changed now where it keeps when it was. A row without a version says its own.
 */
export const nextRow = <
  Row extends Versioned,
  Move extends { readonly changes?: Partial<Row> } = { readonly changes?: Partial<Row> },
>(
  row: Row,
  status: Row['status'],
  { now, changes }: Move & { readonly now: Date },
): Row => ({
  ...row,
  ...changes,
  status,
  ...(row.updatedAt && { updatedAt: now }),
  version: row.version + 1,
});
