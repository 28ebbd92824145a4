import type { Catalog } from './catalog.ts';
import type { Described, Field } from './describe.ts';
import type { KnownType } from './known-type.ts';
import type { Statement } from './statements.ts';

/** Whether a row type's property can hold what a column of this kind answers. */
function holds(type: KnownType, kind: string, element: string | null): boolean {
  if (type.kinds.has('unknown') || kind === 'void' || kind === 'json') return true;
  if (!type.kinds.has(kind)) return false;
  return kind !== 'array' || !type.element || element === null || holds(type.element, element, null);
}

/** Whether `pg` can send a value of this type for a parameter of this kind. */
function canSend(type: KnownType, kind: string, element: string | null): boolean {
  const { kinds } = type;
  if (kinds.has('unknown') || kinds.size === 0) return true;
  if (kind === 'json') return !kinds.has('Date') && !kinds.has('bytes');
  if (kind === 'Date') return kinds.has('Date') || kinds.has('string');
  if (!kinds.has(kind)) return false;
  return kind !== 'array' || !type.element || element === null || canSend(type.element, element, null);
}

const said = ({ kinds, mayBeNull }: KnownType) => [...kinds, ...(mayBeNull ? ['null'] : [])].join(' | ');

/** A statement that leaves null out says so itself: `ended_at is not null`. */
const leavesNullOut = (text: string, column: string) => text.includes(`${column} is not null`);

/** What PostgreSQL knows of null: of a table's own column, and of outer joins. Of an expression it knows nothing. */
function isNullable(field: Field, isOuterJoined: boolean, catalog: Catalog, text: string): boolean {
  const column = catalog.columns.get(`${field.table}:${field.column}`);
  if (!column || leavesNullOut(text, column.column)) return false;
  return !column.notNull || isOuterJoined;
}

/** Where a statement's row type and what PostgreSQL answers differ. */
export function rowFaults(
  { row, text }: Statement,
  { fields }: Described,
  outerJoined: ReadonlySet<number>,
  catalog: Catalog,
): string[] {
  if (row === null) return [];
  const answered = new Set(fields.map(({ name }) => name));
  const missing = [...row].filter(([name, { isOptional }]) => !answered.has(name) && !isOptional);
  const faults = missing.map(([name]) => `the row type has ${name}, the statement does not answer it`);
  fields.forEach((field, place) => {
    const type = row.get(field.name);
    if (!type) return;
    const { kind, element } = catalog.kindOf(field.type);
    if (!holds(type, kind, element))
      faults.push(`${field.name} is ${catalog.nameOf(field.type)}, the row type says ${said(type)}`);
    const isFree = type.mayBeNull || type.kinds.has('unknown');
    if (!isFree && isNullable(field, outerJoined.has(place), catalog, text))
      faults.push(`${field.name} may be null, the row type says ${said(type)}`);
  });
  return faults;
}

/** What is sent for a parameter, and is of another type than PostgreSQL expects. */
export function sentFaults({ sent }: Statement, { parameters }: Described, catalog: Catalog): string[] {
  return parameters.flatMap((parameter, place) => {
    const type = sent[place];
    const { kind, element } = catalog.kindOf(parameter);
    if (!type || canSend(type, kind, element)) return [];
    return [`$${place + 1} is ${catalog.nameOf(parameter)}, and ${said(type)} is sent`];
  });
}
