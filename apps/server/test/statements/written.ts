import type { Catalog, Column } from './catalog.ts';
import type { Statement } from './statements.ts';

/** The text up to the bracket that closes the one before `from`, and what follows it. */
function inBrackets(text: string, from: number): string {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

/** Splits at the commas that are in no bracket. */
function items(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === '(' || text[at] === '[') depth += 1;
    if (text[at] === ')' || text[at] === ']') depth -= 1;
    if (at === text.length || (text[at] === ',' && depth === 0)) {
      found.push(text.slice(start, at).trim());
      start = at + 1;
    }
  }
  return found;
}

interface Written {
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

const inserting = /insert into (\w+)(?: as \w+)?\s*\(([\w\s,]+)\)\s*(values\s*\()?/gi;
const updating =
  /\bupdate (\w+)(?: (?:as )?(?!set\b)\w+)? set ([\s\S]*?)(?=\swhere\s|\sfrom\s|\sreturning\s|$)/gi;

function insertsOf(text: string): { table: string; columns: string[]; values: string[] }[] {
  return [...text.matchAll(inserting)].map((match) => {
    const [whole, table = '', columns = '', values] = match;
    return {
      table,
      columns: items(columns),
      values: values ? items(inBrackets(text, match.index + whole.length)) : [],
    };
  });
}

function writtenBy(text: string): Written[] {
  const inserted = insertsOf(text).flatMap(({ table, columns, values }) =>
    columns.map((column, place) => ({ table, column, value: values[place] ?? '' })),
  );
  const updated = [...text.matchAll(updating)].flatMap(([, table = '', list = '']) =>
    items(list).flatMap((item) => {
      const [, column = '', value = ''] = /^(\w+) = ([\s\S]+)$/.exec(item) ?? [];
      return column === '' ? [] : [{ table, column, value }];
    }),
  );
  return [...inserted, ...updated];
}

/** Where a statement writes null, or nothing, into a column that takes none: PostgreSQL says so only when it runs. */
export function writtenFaults({ text, sent }: Statement, catalog: Catalog): string[] {
  const columns = [...catalog.columns.values()];
  const byName = new Map(columns.map((one) => [`${one.table}.${one.column}`, one]));
  const needed = (table: string): Column[] =>
    columns.filter((column) => column.table === table && column.notNull && !column.mayBeLeftOut);
  const leftOut = insertsOf(text).flatMap(({ table, columns: given }) =>
    needed(table)
      .filter(({ column }) => !given.includes(column))
      .map(({ column }) => `${table}.${column} takes no null, and the insert leaves it out`),
  );
  const nulls = writtenBy(text).filter(({ table, column, value }) => {
    const [, number] = /^\$(\d+)(?:::[\w[\]]+)?$/.exec(value) ?? [];
    const type = number === undefined ? null : sent[Number(number) - 1];
    const isNull = value === 'null' || (type?.mayBeNull === true && !type.kinds.has('unknown'));
    return isNull && byName.get(`${table}.${column}`)?.notNull === true;
  });
  return [
    ...leftOut,
    ...nulls.map(({ table, column }) => `${table}.${column} takes no null, and null may be sent`),
  ];
}
