import { sql } from 'kysely';
import { sortByNeeds } from './by-needs.rules.ts';
import type { Reader } from './db/database.ts';
import type { PersonalPort, PersonalTable } from './personal.ts';

interface ForeignKey {
  readonly child: string;
  readonly parent: string;
  /** The child goes with the row that it points to. */
  readonly cascades: boolean;
}

async function listForeignKeys(reader: Reader): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`select child.relname as child, parent.relname as parent,
      k.confdeltype = 'c' as cascades
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.conparentid = 0 and k.connamespace = current_schema()::regnamespace`.execute(
    reader,
  );
  return rows;
}

/** Words of the condition that finds a person's rows, tables among them; `t.document` speaks of a column. */
const wordsOf = (reader: Reader, { whose }: PersonalTable): readonly string[] =>
  whose('')
    .compile(reader)
    .sql.split(/[^a-z0-9_.]/)
    .filter((word) => !word.includes('.'));

/** What rows of these tables need to be there: what they point to, and whatever takes that with it when it goes. */
function pointedTo(own: ReadonlySet<string>, foreignKeys: readonly ForeignKey[]): ReadonlySet<string> {
  const found = new Set(foreignKeys.flatMap(({ child, parent }) => (own.has(child) ? parent : [])));
  // A set that grows is gone through to its end.
  for (const table of found)
    for (const { child, parent, cascades } of foreignKeys) if (cascades && child === table) found.add(parent);
  return found;
}

interface Reach {
  /** Tables that it takes rows from. */
  readonly removes: ReadonlySet<string>;
  /** Tables that it takes rows from, or writes. */
  readonly changes: ReadonlySet<string>;
  /** Tables that rows of its own point to. */
  readonly pointsTo: ReadonlySet<string>;
  /** Tables by which it finds what it changes. */
  readonly reads: ReadonlySet<string>;
}

function reachOf(reader: Reader, { tables }: PersonalPort, foreignKeys: readonly ForeignKey[]): Reach {
  const changing = tables.filter(({ erasure }) => erasure.kind !== 'keep');
  const own = new Set(tables.map(({ table }) => table));
  return {
    removes: new Set(tables.flatMap(({ table, erasure }) => (erasure.kind === 'remove' ? table : []))),
    changes: new Set(changing.map(({ table }) => table)),
    pointsTo: pointedTo(own, foreignKeys),
    reads: new Set(changing.flatMap((table) => wordsOf(reader, table))),
  };
}

const isAny = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].some((one) => others.has(one));

const goesBefore = (one: Reach, other: Reach) =>
  isAny(one.pointsTo, other.removes) || isAny(one.reads, other.changes);

/**
 * The ports, each before those that hold what it needs: rows that its own point to by a foreign key, which must not go
 * before these, and rows that its own are found by. Within a port the tables go as they are listed.
 */
export async function erasureOrder(
  reader: Reader,
  ports: readonly PersonalPort[],
): Promise<readonly PersonalPort[]> {
  const foreignKeys = await listForeignKeys(reader);
  const reached = ports.map((port) => ({ port, reach: reachOf(reader, port, foreignKeys) }));
  const needs = reached.map(({ port, reach }): [PersonalPort, readonly PersonalPort[]] => [
    port,
    reached.flatMap((other) => (other.port !== port && goesBefore(other.reach, reach) ? other.port : [])),
  ]);
  return sortByNeeds(new Map(needs), ({ tables }) => tables[0]?.table ?? 'a port without tables');
}
