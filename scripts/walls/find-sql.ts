import { parseSync, Visitor } from 'oxc-parser';

/** Where Kysely's builder begins, and how `pg` is asked. */
const asking = new Set([
  'query',
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
]);

/** The lines of a source that write SQL: a use of Kysely's `sql`, a builder that begins, or a call of `.query(`. */
export function findSql(name: string, text: string): number[] {
  const { program, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name} could not be read: ${errors[0]?.message}`);
  const at: number[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind }) {
      if (source.value !== 'kysely' || importKind === 'type') return;
      for (const specifier of specifiers)
        if (specifier.type !== 'ImportSpecifier' || specifier.importKind !== 'type') at.push(specifier.start);
    },
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression') return;
      const { property, computed } = callee;
      const called = !computed && property.type === 'Identifier' ? property.name : null;
      const written = computed && property.type === 'Literal' ? property.value : called;
      if (typeof written === 'string' && asking.has(written)) at.push(start);
    },
  }).visit(program);
  return at.map((offset) => text.slice(0, offset).split('\n').length);
}
