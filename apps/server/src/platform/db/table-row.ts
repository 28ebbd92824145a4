import type { SelectType } from 'kysely';
import type { DB } from './schema.gen.ts';

export type Columns<Table extends keyof DB> = Readonly<Record<string, keyof DB[Table] & string>>;

/** The row that `selected` reads: every property typed as the migrated schema types its column. */
export type RowOf<Table extends keyof DB, Named extends Columns<Table>> = {
  readonly [Property in keyof Named]: SelectType<DB[Table][Named[Property]]>;
};

export type Written<Row, Named extends Readonly<Record<string, string>>> = {
  [Property in keyof Row & keyof Named as Named[Property]]: Row[Property];
};
