/** A write of the limit must leave the rows that the product's leaves: every table is compared. */
import pg from 'pg';
import { isDeepStrictEqual } from 'node:util';

type Row = Readonly<Record<string, unknown>>;

/** Of version 7, which tell when they were made; others are random. */
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const randomId = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const madeAt = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+(Z|\+00:00)$/;

/** A time of the moment, or so many minutes from it in steps of five; other whole minutes are times of the work and stay. */
function maskedTime(text: string, since: number): string {
  const minutes = Math.round((Date.parse(text) - since) / 60_000);
  if (Math.abs(minutes) <= 2) return 'now';
  return Date.parse(text) % 60_000 === 0 ? text : `now and ${5 * Math.round(minutes / 5)} minutes`;
}

/** Ids, times and numbers that are made anew with each write become one word. */
export function masked(row: unknown, since: number): string {
  return JSON.stringify(row, (_name, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (instant.test(value)) return maskedTime(value, since);
    return value
      .replaceAll(uuid, (id) => (madeAt(id) >= since ? 'new id' : id))
      .replaceAll(randomId, 'random id')
      .replaceAll(/[AB]\w{5}-\w{5}/g, 'number');
  });
}

/** When a session last called is written beside the call, some seconds later. */
const isBeside = (table: string, row: Row) => table === 'user_session' && row['last_seen_at'] !== null;

/** Inserted or changed rows and how many there are in all, by table, since a transaction. */
async function rowsSince(
  client: pg.Client,
  transaction: string,
  since: number,
): Promise<Map<string, string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: Row }>(
      `select to_jsonb(t) as row from "${name}" t where xmin::text::bigint >= $1::bigint`,
      [transaction],
    );
    const own = rows.filter(({ row }) => !isBeside(name, row));
    found.set(name, own.map(({ row }) => masked(row, since)).toSorted());
  }
  return found;
}

async function countsOf(client: pg.Client, names: Iterable<string>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) {
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from "${name}"`);
    counts.set(name, Number(rows[0]?.count));
  }
  return counts;
}

export interface Written<Answer> {
  readonly answer: Answer;
  /** When it was begun, by the machine's clock. */
  readonly since: number;
  readonly rows: ReadonlyMap<string, readonly string[]>;
  /** How many rows more or fewer the tables have that are touched. */
  readonly grown: ReadonlyMap<string, number>;
}

const counted = [
  'cart_line',
  'professional_reservation',
  'booking',
  'booking_line',
  'booking_offer',
  'outbox',
  'audit_log',
];

/** What `work` leaves in the database. */
export async function writtenBy<Answer>(
  databaseUrl: string,
  work: () => Promise<Answer>,
): Promise<Written<Answer>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const since = Date.now();
    const before = await countsOf(client, counted);
    const { rows } = await client.query<{ next: string }>('select pg_current_xact_id()::text as next');
    const answer = await work();
    const after = await countsOf(client, counted);
    const found = await rowsSince(client, String(BigInt(rows[0]?.next ?? 0) % 2n ** 32n), since);
    return {
      answer,
      since,
      rows: new Map([...found].filter(([, list]) => list.length > 0)),
      grown: new Map(counted.map((name) => [name, (after.get(name) ?? 0) - (before.get(name) ?? 0)])),
    };
  } finally {
    await client.end();
  }
}

/** Throws, naming the table, where two writes left different rows. */
export function checkSameRows(what: string, product: Written<unknown>, limit: Written<unknown>): void {
  for (const table of new Set([...product.rows.keys(), ...limit.rows.keys()])) {
    const [ours, theirs] = [product.rows.get(table) ?? [], limit.rows.get(table) ?? []];
    if (!isDeepStrictEqual(ours, theirs))
      throw new Error(`${what}: ${table} holds\n${ours.join('\n')}\nand of the limit\n${theirs.join('\n')}`);
  }
  if (!isDeepStrictEqual(product.grown, limit.grown))
    throw new Error(`${what}: rows more or fewer: ${JSON.stringify([[...product.grown], [...limit.grown]])}`);
}
