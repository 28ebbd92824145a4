/**
 * BENCH_GROWTH=votes: votes of members in one poll, in a transaction each. Beside it the limit: the row of the vote and its
 * count by one statement that asks nothing else, in a transaction as well, and prepared and alone. In turns, by the clock.
 */
import { sql } from 'kysely';
import pg from 'pg';
import { saveVote } from '../apps/server/src/network/poll/vote.store.ts';
import { systemAuthorized } from '../apps/server/src/platform/authorize.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { dropDatabase } from './city/large-city.ts';
import { middle } from './rounds.ts';
import { asText } from './table.ts';

interface Run {
  readonly server: string;
  readonly rounds: number;
  readonly say: (sentence: string) => void;
}

const name = 'run_votes';
const voters = 2_000;
const options = 4;

const addMembers = `insert into network_member (member_id, user_id, handle, shown_name, city_code, created_at)
  select gen_random_uuid(), gen_random_uuid(), 'voter-' || i, 'Voter ' || i, '1277333', now() from generate_series(1, $1) i
  returning member_id`;
const addPoll = `insert into network_poll (poll_id, author_id, question, options, votes, audience, is_anonymous, can_change, results,
    status, ends_at, created_at, updated_at, version)
  values (gen_random_uuid(), $1, 'Which day?', '{a,b,c,d}', '{0,0,0,0}', 'everyone', false, true, 'after_vote', 'open',
    now() + interval '1 day', now(), now(), 1) returning poll_id`;
const limit = {
  name: 'limit',
  text: `with voted as (insert into network_poll_vote (poll_id, member_id, option, voted_at) values ($1, $2, $3, now())
      on conflict (poll_id, member_id) do update set option = excluded.option, voted_at = excluded.voted_at returning option)
    update network_poll set votes[$3] = votes[$3] + 1 from voted where poll_id = $1`,
};

/** Rows alone: no account lies behind them. */
async function prepare(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ member_id: string }>(addMembers, [voters + 1]);
    const [author = '', ...members] = rows.map(({ member_id: id }) => id);
    const pollOf = async () =>
      (await client.query<{ poll_id: string }>(addPoll, [author])).rows[0]?.poll_id ?? '';
    return { members, ours: await pollOf(), bare: await pollOf(), alone: await pollOf() };
  } finally {
    client.release(true);
  }
}

/** Milliseconds of one, one after the other. */
async function turn(
  members: readonly string[],
  work: (memberId: string, option: number) => Promise<unknown>,
) {
  const began = performance.now();
  for (const [at, memberId] of members.entries()) await work(memberId, 1 + (at % options));
  return (performance.now() - began) / members.length;
}

async function measure(pool: pg.Pool, rounds: number) {
  const db = openDatabase(pool);
  const { members, ours, bare, alone } = await prepare(pool);
  await pool.query('analyze');
  const product = (memberId: string, option: number) =>
    db
      .transaction()
      .execute((tx) =>
        saveVote(
          tx,
          systemAuthorized({ pollId: ours, memberId, option, version: 1 }, 'The bench votes.'),
          new Date(),
        ),
      );
  const inTransaction = (memberId: string, option: number) =>
    db.transaction().execute((tx) =>
      sql`with voted as (insert into network_poll_vote (poll_id, member_id, option, voted_at)
            values (${bare}, ${memberId}, ${option}, now())
            on conflict (poll_id, member_id) do update set option = excluded.option, voted_at = excluded.voted_at returning option)
          update network_poll set votes[${option}::int] = votes[${option}::int] + 1 from voted where poll_id = ${bare}`.execute(
        tx,
      ),
    );
  const statement = (memberId: string, option: number) =>
    pool.query({ ...limit, values: [alone, memberId, option] });
  const turns: { product: number; inTransaction: number; statement: number }[] = [];
  for (let round = 0; round <= rounds; round += 1)
    turns.push({
      product: await turn(members, product),
      inTransaction: await turn(members, inTransaction),
      statement: await turn(members, statement),
    });
  // The first one of each warms up.
  const of = (side: 'product' | 'inTransaction' | 'statement') =>
    middle(turns.slice(1).map((one) => one[side]));
  return { product: of('product'), inTransaction: of('inTransaction'), statement: of('statement') };
}

export async function measureVotes({ server, rounds, say }: Run): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  await migrate(url.href);
  const { product, inTransaction, statement } = await measure(pool, rounds);
  await pool.end();
  await dropDatabase(server, name);
  say(
    asText({
      columns: ['ms of a vote', 'product', 'limit in a transaction', 'of it', 'limit alone', 'of it alone'],
      rows: [
        [
          'A vote in a poll',
          ...[product, inTransaction, inTransaction / product, statement, statement / product].map((value) =>
            value.toFixed(2),
          ),
        ],
      ],
    }),
  );
}
