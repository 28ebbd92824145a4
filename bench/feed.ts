/**
 * BENCH_GROWTH=feed: a page of a feed while the connections of its reader grow. Beside it the limit: the rows of that page
 * by one prepared statement that looks at nothing else. Both in turns, by the clock.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { listFeed } from '../apps/server/src/network/post/feed.store.ts';
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

const sizes = [1, 100, 10_000] as const;
const page = 21;
const callsOfTurn = 200;
const name = 'run_feed';
/** What is in each feed, and what others of the city say to everyone. */
const posts = 2_000;

const addMembers = `insert into network_member (member_id, user_id, handle, shown_name, city_code, created_at)
  select gen_random_uuid(), gen_random_uuid(), $1 || '-' || i, 'Member ' || i, '1277333', now() from generate_series(1, $2) i
  returning member_id`;
const addConnections = `insert into network_connection (connection_id, low_id, high_id, status, asked_by_id, asked_at, updated_at)
  select gen_random_uuid(), least($1::uuid, o), greatest($1::uuid, o), 'Accepted', o, now(), now() from unnest($2::uuid[]) o`;
const addPosts = `insert into network_post (post_id, author_id, city_code, body, audience, status, published_at, created_at, updated_at, version)
  select gen_random_uuid(), ($1::uuid[])[1 + i % cardinality($1::uuid[])], '1277333', 'Words of a post ' || i, 'everyone', 'published',
    date_trunc('milliseconds', now()) - i * interval '10 seconds', now(), now(), 1 from generate_series(1, $2) i
  returning post_id, published_at`;
const addEntries = `insert into network_feed_entry (member_id, published_at, post_id)
  select $1, published_at, post_id from network_post where author_id = any($2::uuid[])`;
const limit = {
  name: 'limit',
  text: `select p.post_id, p.body, p.published_at, p.comments, p.reactions from network_feed_entry e join network_post p using (post_id)
    where e.member_id = $1 order by e.published_at desc, e.post_id desc limit ${page}`,
};

/** A reader with so many connections, who all post. Rows alone: no account lies behind them. */
async function aReader(pool: pg.Pool, connections: number): Promise<string> {
  const client = await pool.connect();
  const idsOf = ({ rows }: pg.QueryResult) => rows.map(({ member_id: id }: { member_id: string }) => id);
  try {
    await client.query('set session_replication_role = replica');
    const prefix = randomUUID().slice(0, 8);
    const [reader = ''] = idsOf(await client.query(addMembers, [`r-${prefix}`, 1]));
    const others = idsOf(await client.query(addMembers, [`o-${prefix}`, connections]));
    await client.query(addConnections, [reader, others]);
    await client.query(addPosts, [others, posts]);
    await client.query(addEntries, [reader, others]);
    return reader;
  } finally {
    client.release(true);
  }
}

/** Milliseconds of one, one after the other. */
async function turn(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let call = 0; call < callsOfTurn; call += 1) await work();
  return (performance.now() - began) / callsOfTurn;
}

async function measureReader(pool: pg.Pool, memberId: string, rounds: number): Promise<string> {
  const db = openDatabase(pool);
  const ours = () => listFeed(db, { memberId, cityCode: '1277333' }, null, page);
  const bare = () => pool.query({ ...limit, values: [memberId] });
  for (const work of [ours, bare]) await turn(work);
  const turns: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    turns.push({ ours: await turn(ours), bare: await turn(bare) });
  const [own, least] = [middle(turns.map((one) => one.ours)), middle(turns.map((one) => one.bare))];
  return `${own.toFixed(2)} / ${least.toFixed(2)}`;
}

export async function measureFeed({ server, rounds, say }: Run): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  await migrate(url.href);
  const found: string[] = [];
  const readers: string[] = [];
  for (const connections of sizes) readers.push(await aReader(pool, connections));
  await pool.query('analyze');
  for (const reader of readers) found.push(await measureReader(pool, reader, rounds));
  await pool.end();
  await dropDatabase(server, name);
  say(
    asText({
      columns: [
        'ms of a page: product / limit',
        ...sizes.map((size) => `${size.toLocaleString('en-IN')} connections`),
      ],
      rows: [['A page of the feed', ...found]],
    }),
  );
}
