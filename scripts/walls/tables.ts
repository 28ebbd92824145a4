import { parseSync, Visitor } from 'oxc-parser';
import { domainOf } from './lent-values.ts';

/** `platform` or a domain such as `market/booking`; null: neither. */
export const ownerOf = (file: string): string | null =>
  file.startsWith('apps/server/src/platform/') ? 'platform' : domainOf(file);

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** What one source does with tables: which it writes new rows to, and which it names in SQL at all. */
export interface Named {
  readonly inserted: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
}

const builders = new Set([
  'selectFrom',
  'updateTable',
  'deleteFrom',
  'innerJoin',
  'leftJoin',
  'tableColumns',
]);

/** Literals and templates of a source, and the calls of Kysely's builder. `tables` are all of the schema. */
export function tablesIn({ file, text }: Source, tables: ReadonlySet<string>): Named {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const inserted = new Set<string>();
  const named = new Set<string>();
  const note = (into: Set<string>, name: string | undefined) => {
    if (name !== undefined && tables.has(name)) into.add(name);
  };
  const look = (sql: string) => {
    for (const [, name] of sql.matchAll(/\binto\s+([a-z_]+)/gi)) note(inserted, name);
    for (const [, name] of sql.matchAll(/\b(?:from|join|into|update|using)\s+(?:only\s+)?([a-z_]+)/gi))
      note(named, name);
    // The second of `from booking b, booking_line l`.
    for (const [, name] of sql.matchAll(/\bfrom\s+[a-z_]+(?:\s+[a-z_]{1,4})?\s*,\s*([a-z_]+)/gi))
      note(named, name);
  };
  // What a table of this file is called in it: `const lampTable = tableColumns('lamp', columns)`.
  const tableOf = new Map<string, string>();
  new Visitor({
    TemplateElement: ({ value }) => look(value.cooked ?? value.raw),
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return;
      const [first] = init.arguments;
      if (
        init.callee.type === 'Identifier' &&
        init.callee.name === 'tableColumns' &&
        first?.type === 'Literal'
      )
        tableOf.set(id.name, String(first.value));
    },
    MemberExpression({ object, property }) {
      if (object.type === 'Identifier' && property.type === 'Identifier' && property.name === 'insert')
        note(inserted, tableOf.get(object.name));
    },
    CallExpression({ callee, arguments: [first] }) {
      const called =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
          ? callee.property.name
          : callee.type === 'Identifier'
            ? callee.name
            : '';
      const table =
        first?.type === 'Literal' && typeof first.value === 'string' ? first.value.split(' ')[0] : undefined;
      if (called === 'insertInto') note(inserted, table);
      if (called === 'insertInto' || builders.has(called)) note(named, table);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'table' && value.type === 'Literal')
        note(named, String(value.value));
    },
  }).visit(program);
  for (const table of inserted) named.add(table);
  return { inserted, named };
}

const personal = /: (?:PersonalPort|Whose)\b/;

/** A source without what it says of a person's rows: whose they are is told by the keys of other domains. */
export function withoutPersonal({ file, text }: Source): Source {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message}`);
  const kept = program.body
    .map(({ start, end }) => text.slice(start, end))
    .filter((one) => !personal.test(one));
  return { file, text: kept.join('\n') };
}

/** Table -> the domain that alone inserts into it; `given` names the owner of a table that seeds fill, or two domains. */
export function ownersOf(
  sources: readonly Source[],
  tables: ReadonlySet<string>,
  given: Readonly<Record<string, string>>,
): { readonly owners: ReadonlyMap<string, string>; readonly without: readonly string[] } {
  const writers = new Map<string, Set<string>>();
  for (const source of sources)
    for (const table of tablesIn(source, tables).inserted)
      writers.set(table, (writers.get(table) ?? new Set()).add(ownerOf(source.file) ?? ''));
  const owners = new Map(Object.entries(given));
  for (const [table, found] of writers) {
    const [only] = found;
    if (found.size === 1 && only !== undefined && !owners.has(table)) owners.set(table, only);
  }
  return { owners, without: [...tables].filter((table) => !owners.has(table)) };
}

/** `market/cart/cart.store.ts reads city of places/geography`: a table that is named outside of the domain that owns it. */
export function foreignReads(
  sources: readonly Source[],
  tables: ReadonlySet<string>,
  owners: ReadonlyMap<string, string>,
): readonly string[] {
  const found = new Set<string>();
  for (const source of sources) {
    const reader = ownerOf(source.file);
    for (const table of tablesIn(source, tables).named) {
      const owner = owners.get(table);
      // The platform's tables, as settings and the audit log, are for every domain.
      if (owner && owner !== 'platform' && owner !== reader)
        found.add(`${source.file.replace('apps/server/src/', '')} reads ${table} of ${owner}`);
    }
  }
  return [...found].toSorted();
}
