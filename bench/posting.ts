/**
 * BENCH_GROWTH=posting: a member with 30,000 connections posts, while others read their feeds. Says how long the call took,
 * how long it was until the last feed had the post, in how many transactions, and what the others waited before and meanwhile.
 */
import { randomUUID } from 'node:crypto';
import { createPost } from '@nukkad/contract/network/post/post.api';
import pg from 'pg';
import { askWell } from './ask.ts';
import { chosenJobs } from './jobs/index.ts';
import { type LoadOptions, loadOptionsOf, loadTurn, type Turn } from './load.ts';
import { connections } from './measure.ts';
import { prepare, type Ready } from './prepare.ts';
import { middle } from './rounds.ts';
import { type Product, startProduct } from './servers.ts';
import { asText } from './table.ts';

interface Run {
  readonly server: string;
  readonly database: number;
  readonly secret: string;
  readonly seconds: number;
  readonly rounds: number;
  /** Connections of the one who posts; left out: 30,000. */
  readonly known?: number;
  readonly say: (sentence: string) => void;
}

const many = 30_000;
const givenUpMs = 300_000;

/** Rows alone: no account lies behind them. $1 the user who will post, $2 how many. */
const addKnown = `with poster as (select member_id from network_member where user_id = $1),
  made as (insert into network_member (member_id, user_id, handle, shown_name, city_code, created_at)
    select gen_random_uuid(), gen_random_uuid(), 'known-' || i, 'Known ' || i, '1277333', now() from generate_series(1, $2::int) i
    returning member_id)
  insert into network_connection (connection_id, low_id, high_id, status, asked_by_id, asked_at, updated_at)
  select gen_random_uuid(), least(p.member_id, m.member_id), greatest(p.member_id, m.member_id), 'Accepted', m.member_id, now(), now()
  from poster p cross join made m`;
const filled = `select count(*)::int as feeds, count(distinct xmin::text)::int as lots from network_feed_entry where post_id = $1`;

interface Filled {
  readonly feeds: number;
  readonly lots: number;
}

async function addConnections(url: string, userId: string, known: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(addKnown, [userId, known]);
  await client.query('vacuum analyze network_member, network_connection');
  await client.end();
}

/** Milliseconds until all feeds have it. */
async function untilFilled(
  pool: pg.Pool,
  postId: string,
  known: number,
): Promise<Filled & { readonly ms: number }> {
  const began = performance.now();
  for (;;) {
    const { rows } = await pool.query<Filled>(filled, [postId]);
    const { feeds = 0, lots = 0 } = rows[0] ?? {};
    const ms = performance.now() - began;
    if (feeds >= known) return { feeds, lots, ms };
    if (ms > givenUpMs) throw new Error(`Only ${feeds} feeds have the post.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const words = (round: number): LoadOptions =>
  loadOptionsOf(createPost, {
    body: { body: `The tap is mended, round ${round}.`, audience: 'connections', pictures: [] },
  });

interface Round extends Filled {
  readonly callMs: number;
  readonly ms: number;
  readonly before: Turn;
  readonly meanwhile: Turn;
}

async function measureRound(run: Run, product: Product, pool: pg.Pool, ready: Ready, round: number) {
  const { database, seconds, known = many } = run;
  const [poster, ...readers] = ready.regulars;
  const [feed] = chosenJobs('feed');
  if (!poster || !feed) throw new Error('There is no one who posts.');
  const requests = await feed.requests({ ...ready, regulars: readers, origin: product.origin }, 0);
  let asked = 0;
  const next = (): LoadOptions => {
    asked += 1;
    return requests[asked % requests.length] ?? { path: '/' };
  };
  const load = () =>
    loadTurn(
      { server: product, database },
      { origin: product.origin, connections, bound: { seconds }, next },
    );
  const before = await load();
  const began = performance.now();
  const key = { 'idempotency-key': randomUUID() };
  const { text } = await askWell(product.origin, {
    ...words(round),
    headers: { ...poster.headers, ...key },
  });
  const callMs = performance.now() - began;
  const post: { postId: string } = JSON.parse(text);
  const [meanwhile, done] = await Promise.all([load(), untilFilled(pool, post.postId, known)]);
  return { ...done, callMs, before, meanwhile } satisfies Round;
}

function tableOf(rounds: readonly Round[]) {
  const of = (value: (round: Round) => number) => middle(rounds.map(value)).toFixed(1);
  return asText({
    columns: [
      'ms of the post',
      'ms until all feeds have it',
      'feeds',
      'lots',
      'feed p50 / p99 ms before',
      'meanwhile',
    ],
    rows: [
      [
        of(({ callMs }) => callMs),
        of(({ ms }) => ms),
        of(({ feeds }) => feeds),
        of(({ lots }) => lots),
        `${of(({ before }) => before.p50)} / ${of(({ before }) => before.p99)}`,
        `${of(({ meanwhile }) => meanwhile.p50)} / ${of(({ meanwhile }) => meanwhile.p99)}`,
      ],
    ],
  });
}

export async function measurePosting(run: Run): Promise<void> {
  const { server, secret, rounds, known = many, say } = run;
  const ready = await prepare(server, { jobs: chosenJobs('feed'), secret, writes: 0, history: 200, say });
  const [poster] = ready.regulars;
  say(`Connecting the one who posts with ${known.toLocaleString('en-IN')} members …`);
  await addConnections(ready.at.product, poster?.userId ?? '', known);
  const product = await startProduct(ready.at.product, secret, 'web,api,socket,worker');
  const pool = new pg.Pool({ connectionString: ready.at.product, max: 1 });
  try {
    const found: Round[] = [];
    for (let round = 0; round < rounds; round += 1)
      found.push(await measureRound(run, product, pool, ready, round));
    say(tableOf(found));
  } finally {
    await pool.end();
    await product.stop();
  }
}
