import type { Insertable, SelectType, Updateable } from 'kysely';
import type { Authorized } from '../authorize.ts';
import { type Writing, composedStatements, finding } from './composed-statements.ts';
import type { Reader, Tx } from './database.ts';
import type { DB } from './schema.gen.ts';
import type { Columns, RowOf, Written } from './table-row.ts';

/** The values of these columns, as a finder is handed them. */
type ValuesOf<
  Table extends keyof DB,
  Named extends Columns<Table>,
  Keys extends readonly (keyof Named & string)[],
> = { readonly [Place in keyof Keys]: SelectType<DB[Table][Named[Keys[Place]]]> };

/** The row, where its columns are all that an insert needs. */
export type NewRow<Table extends keyof DB, Named extends Columns<Table>> =
  Written<RowOf<Table, Named>, Named> extends Insertable<DB[Table]> ? RowOf<Table, Named> : never;

/** The row, where these of its columns may be written again. */
export type ChangedRow<
  Table extends keyof DB,
  Named extends Columns<Table>,
  Changed extends keyof Named & string,
> =
  Written<Pick<RowOf<Table, Named>, Changed>, Pick<Named, Changed>> extends Updateable<DB[Table]>
    ? RowOf<Table, Named>
    : never;

/** Writes what has changed of a row that was allowed to change. */
type Save<Row> = (tx: Tx, row: Authorized<Row>) => Promise<void>;

/** What every store says of a table: one row by its key, the same locked, a new row, and the changed row. */
export function tableStatements<Table extends keyof DB, const Named extends Columns<Table>>(
  table: Table,
  columns: Named,
  writing: Writing = {},
) {
  type Key = keyof Named & string;
  type Row = RowOf<Table, Named>;
  const { rowBy, insert, saving } = composedStatements(table, columns, writing);
  return {
    /** `table.findBy('leadId')`: a finder of the row with this key, or null. */
    findBy: <const Keys extends readonly Key[]>(
      ...keys: Keys
    ): ((reader: Reader, ...values: ValuesOf<Table, Named, Keys>) => Promise<Row | null>) =>
      finding(() => rowBy(keys).compile()),
    /** The same for a row that is to be changed: it is locked until the end of the transaction. */
    lockBy: <const Keys extends readonly Key[]>(
      ...keys: Keys
    ): ((tx: Tx, ...values: ValuesOf<Table, Named, Keys>) => Promise<Row | null>) =>
      finding(() => rowBy(keys).forUpdate().compile()),
    /** `table.insert<'add'>`: for a row that was allowed by this verb. */
    insert: <Verb extends string = string>(
      tx: Tx,
      row: Authorized<NewRow<Table, Named>, Verb>,
    ): Promise<void> => insert(tx, row),
    /** `table.saveBy('leadId').only('status', 'version')`, or `.but('createdAt')`: all columns besides the key and these. */
    saveBy: <const Keys extends readonly Key[]>(...keys: Keys) => ({
      only: <Changed extends Key>(...changed: readonly Changed[]): Save<ChangedRow<Table, Named, Changed>> =>
        saving(keys, (one) => changed.some((property) => property === one)),
      but: <Kept extends Key = never>(
        ...kept: readonly Kept[]
      ): Save<ChangedRow<Table, Named, Exclude<Key, Kept | Keys[number]>>> => {
        const same: readonly string[] = [...keys, ...kept];
        return saving(keys, (one) => !same.includes(one));
      },
    }),
  };
}
