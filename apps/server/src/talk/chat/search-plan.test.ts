import { type QueryExecutor, sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/harness/database.ts';
import { type Database, openDatabase, openPool } from '../../platform/db/database.ts';
import { type WantedMessages, searchMessages } from './search.store.ts';

/** `MESSAGES=1000000 npx vitest run --project server search-plan` measures; its table is in docs/decisions/messages.md. */
const many = Number(process.env['MESSAGES'] ?? 0);
const conversations = 500;
/** A tenth of all is in the first conversation. */
const ofFirst = many / 10;
const page = 61;

interface Plan {
  readonly 'Execution Time': number;
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

/** Explains each statement in place of answering it. */
function explaining(db: Database, plans: Plan[]): Parameters<typeof searchMessages>[0] {
  const executor: QueryExecutor = db.getExecutor();
  const explain = new Proxy(executor, {
    get: (target, name: keyof QueryExecutor) => {
      if (name !== 'executeQuery') {
        const value: unknown = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return async (query: Parameters<QueryExecutor['executeQuery']>[0]) => {
        const asked = { ...query, sql: `explain (analyze, buffers, format json) ${query.sql}` };
        const { rows } = await target.executeQuery<{ 'QUERY PLAN': [Plan] }>(asked);
        if (rows[0]) plans.push(rows[0]['QUERY PLAN'][0]);
        return { rows: [] };
      };
    },
  });
  return { getExecutor: () => explain } as never;
}

/** Nine words each: one in seven says washer, one in a thousand saffron. Half of the time is in months that are over. */
async function fill(db: Database): Promise<readonly string[]> {
  await sql`create temporary table talk as
    select n, gen_random_uuid() as id from generate_series(1, ${conversations}::int) n`.execute(db);
  await sql`insert into message (conversation_id, seq, message_id, at, side, user_id, text, a_count, b_count)
    select t.id, m, gen_random_uuid(),
      now() - interval '70 days' + m * (interval '70 days' / of.many), 'b', null,
      'The tap in the kitchen needs ' || case when m % 7 = 0 then 'a washer' when m % 1000 = 1 then 'saffron paint'
        else 'some care' end || ' soon, number ' || m, 0, m
    from talk t
    cross join lateral (select case when t.n = 1 then ${ofFirst}::int
      else ${Math.floor((many - ofFirst) / (conversations - 1))}::int end as many) of
    cross join lateral generate_series(1, of.many) m`.execute(db);
  await sql`select index_message_words(now()::date)`.execute(db);
  await sql`vacuum (analyze) message`.execute(db);
  const { rows } = await sql<{ id: string }>`select id from talk order by n`.execute(db);
  return rows.map(({ id }) => id);
}

test.skipIf(many === 0)('a search among many messages is explained', { timeout: 900_000 }, async () => {
  const database = await freshDatabase();
  const pool = openPool(database.url, { queryTimeoutMs: 600_000 });
  const db = openDatabase(pool);
  const ids = await db.connection().execute(fill);
  const table: string[] = [];
  for (const [where, conversationIds] of [
    ['one of many', ids.slice(0, 1)],
    ['three', ids.slice(0, 3)],
    ['all', ids],
  ] as const)
    for (const terms of [['kitchen', 'washer'], ['saffron'], ['rhubarb']]) {
      const wanted: WantedMessages = {
        conversationIds,
        terms,
        userId: '00000000-0000-7000-8000-000000000001',
      };
      const plans: Plan[] = [];
      for (let turn = 0; turn < 5; turn += 1) await searchMessages(explaining(db, plans), wanted, null, page);
      const [best] = plans.toSorted((one, other) => one['Execution Time'] - other['Execution Time']);
      expect(best).toBeDefined();
      const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = best?.Plan ?? {};
      table.push(
        `| ${where} | ${terms.join(' ')} | ${best?.['Execution Time'].toFixed(1)} ms | ${hit + read} |`,
      );
    }
  process.stdout.write(`${table.join('\n')}\n`);
  await pool.end();
  await database.drop();
});
