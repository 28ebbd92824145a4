import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from './db/database.ts';

/** A law that requires us to keep rows, or parts of them, after a person's account is erased. */
export interface Kept {
  /** Key of the sentence in the contract's `keptReasons`. */
  readonly why: 'tax' | 'accounts' | 'evidence' | 'partner';
  readonly years: number;
}

type Value = string | number | boolean | null | RawBuilder<unknown>;

/** What happens to a person's rows when the account is erased. */
export type Erasure =
  | { readonly kind: 'remove'; readonly kept?: undefined }
  /** The row stays, without what was personal in it. */
  | { readonly kind: 'blank'; readonly set: Readonly<Record<string, Value>>; readonly kept?: Kept }
  | { readonly kind: 'keep'; readonly kept: Kept };

/** The rows of a person; it speaks of their table as `t`. */
export type Whose = (userId: string) => RawBuilder<unknown>;

/** A table that holds rows of a person. */
export interface PersonalTable {
  readonly table: string;
  /** Heading in the export. */
  readonly title: string;
  readonly whose: Whose;
  /** Left out of the export: our own keys, and data of other people. */
  readonly without?: readonly string[];
  readonly erasure: Erasure;
}

/** What a domain stores of a person, what it does when the account is erased, and what prevents the erasure. */
export interface PersonalPort {
  readonly tables: readonly PersonalTable[];
  /** Keys of files in storage that go with the account. */
  readonly files?: (reader: Reader, userId: string) => Promise<readonly string[]>;
  /** Codes of `openMatters` in the contract. */
  readonly openMatters?: (reader: Reader, userId: string) => Promise<readonly string[]>;
}

export type PersonalRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const mostRows = 50_000;

/** All rows that a domain keeps of a person, by heading. */
export async function exportOf(port: PersonalPort, reader: Reader, userId: string): Promise<PersonalRows> {
  const found: Record<string, Record<string, unknown>[]> = {};
  for (const { table, title, whose, without = [] } of port.tables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) - ${[...without]}::text[] as row from ${sql.table(table)} t where ${whose(userId)} limit ${mostRows}`.execute(
      reader,
    );
    const told = rows.map(({ row }) => row).filter((row) => Object.keys(row).length > 0);
    if (told.length > 0) found[title] = [...(found[title] ?? []), ...told];
  }
  return found;
}

/** Those of these tables that hold anything of the person now: one question for all of them. */
export async function heldBy(
  tables: readonly PersonalTable[],
  reader: Reader,
  userId: string,
): Promise<PersonalTable[]> {
  if (tables.length === 0) return [];
  const asked = tables.map(
    ({ table, whose }) => sql`exists (select 1 from ${sql.table(table)} t where ${whose(userId)})`,
  );
  const { rows } = await sql<{ held: boolean[] }>`select array[${sql.join(asked)}] as held`.execute(reader);
  return tables.filter((_, place) => rows[0]?.held[place]);
}

/** Takes a person out of a domain's tables, in their order: those that its own others point to go last. */
export async function eraseFrom(port: PersonalPort, tx: Tx, userId: string): Promise<void> {
  for (const { table, whose, erasure } of port.tables) {
    if (erasure.kind === 'remove')
      await sql`delete from ${sql.table(table)} t where ${whose(userId)}`.execute(tx);
    if (erasure.kind !== 'blank') continue;
    const changes = Object.entries(erasure.set).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update ${sql.table(table)} t set ${sql.join(changes)} where ${whose(userId)}`.execute(tx);
  }
}
