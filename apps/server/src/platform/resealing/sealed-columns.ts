import { type SecretChange, resealed } from '../encryption.ts';

/** Of the columns that are asked for: text, jsonb as it is parsed, or bytes. */
export type SealedRow = Readonly<Record<string, unknown>>;

/** Columns of a table whose values the installation's secret encrypts, so that another secret encrypts them anew. */
export interface SealedColumns {
  readonly table: string;
  /** Its primary key, in order. */
  readonly key: readonly string[];
  /** Those that are encrypted, and others that are made with the secret from the same value. The first says whether there is one. */
  readonly columns: readonly [string, ...string[]];
  /** The columns under the wanted secret; empty: they are so already. Null: neither secret opens them. */
  readonly anew: (row: SealedRow, change: SecretChange) => SealedRow | null;
}

const textOf = (value: unknown): string =>
  Buffer.isBuffer(value) ? value.toString('base64') : typeof value === 'string' ? value : '';

/** One column that `encrypt` filled, bound to the row by its key. */
export const sealedColumn = ({
  table,
  key,
  column,
  purpose,
}: {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  readonly purpose: string;
}): SealedColumns => ({
  table,
  key: [key],
  columns: [column],
  anew: (row, change) => {
    const value = row[column];
    const sealed = textOf(value);
    const fresh = resealed(change, purpose, sealed, textOf(row[key]));
    if (fresh === null) return null;
    if (fresh === sealed) return {};
    return { [column]: Buffer.isBuffer(value) ? Buffer.from(fresh, 'base64') : fresh };
  },
});
