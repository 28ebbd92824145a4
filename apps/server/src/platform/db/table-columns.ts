import { type AliasedExpression, sql } from 'kysely';
import type { Writing } from './composed-statements.ts';
import type { DB } from './schema.gen.ts';
import type { Columns, RowOf, Written } from './table-row.ts';
import { tableStatements } from './table-statements.ts';

export type { RowOf } from './table-row.ts';

type Selected<Row> = {
  [Property in keyof Row & string]: AliasedExpression<Row[Property], Property>;
}[keyof Row & string];

/**
 * The columns of a table in one place, as `{ fileName: 'file_name' }`: `selected` for `.select()`, `asSql` for a `select`
 * in handwritten SQL, `written(row)` for `.values()` and `.set()`. Properties that are no column of the list are left out
 * of what is written. What every table is asked is composed by it: `findBy`, `lockBy`, `insert` and `saveBy`. With `sentOff`
 * what is written leaves with what is sent next.
 */
export function tableColumns<Table extends keyof DB, const Named extends Columns<Table>>(
  table: Table,
  columns: Named,
  writing: Writing = {},
) {
  const pairs = Object.entries(columns);
  // Parsed once here, not at every query: that would cost as much again as the rest of building it.
  const selected = pairs.map(([property, column]) => sql.ref(`${table}.${column}`).as(property));
  return {
    ...tableStatements<Table, Named>(table, columns, writing),
    asSql: sql.raw(pairs.map(([property, column]) => `"${table}"."${column}" as "${property}"`).join(', ')),
    selected: selected as readonly AliasedExpression<unknown, string>[] as readonly Selected<
      RowOf<Table, Named>
    >[],
    written: <Row extends Partial<RowOf<Table, Named>>>(row: Row): Written<Row, Named> => {
      const values = row as Readonly<Record<string, unknown>>;
      const given = pairs.filter(([property]) => property in row);
      return Object.fromEntries(given.map(([property, column]) => [column, values[property]])) as Written<
        Row,
        Named
      >;
    },
  };
}
