/**
 * BENCH_GROWTH=search: what the search for everyone asks of the tables that grow, while they do. Beside it the limit: the
 * rows of the same words by one prepared statement that looks at nothing else. Both in turns, by the clock.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { listFound } from '../apps/server/src/files/drive/view/search.store.ts';
import { findPublicByName } from '../apps/server/src/identity/partner/public-pages.store.ts';
import { listSaid as listBlogs } from '../apps/server/src/network/blog/find-blogs.store.ts';
import { findCalled } from '../apps/server/src/network/group/find-groups.store.ts';
import { listNamed } from '../apps/server/src/network/member/find-members.store.ts';
import { listSaid as listPosts } from '../apps/server/src/network/post/find-posts.store.ts';
import { type Database, openDatabase, type Reader } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { readTogether } from '../apps/server/src/platform/db/pipeline.ts';
import { inOtherScript } from '../apps/server/src/platform/search/other-script.rules.ts';
import { saidWays } from '../apps/server/src/platform/search/said-words.rules.ts';
import { dropDatabase } from './city/large-city.ts';
import { middle } from './rounds.ts';
import { asText } from './table.ts';

interface Run {
  readonly server: string;
  readonly rounds: number;
  readonly say: (sentence: string) => void;
}

/** Rows of each; BENCH_MOST leaves out those above it. */
const most = Number(process.env['BENCH_MOST'] ?? 1_000_000);
const sizes = [10_000, 100_000, 1_000_000].filter((size) => size <= most);
const callsOfTurn = 50;
const hits = 21;
const name = 'run_search';

/** 400 first names and 26 letters: a first name is that of 1 in 400. */
const addMembers = `insert into network_member (member_id, user_id, handle, shown_name, seen_by, created_at)
  select gen_random_uuid(), gen_random_uuid(), 'm-' || i, initcap(translate(substr(md5((i % 400)::text), 1, 6), '0123456789', 'aeiouaeiou'))
    || ' ' || chr(65 + i % 26) || '.', 'everyone', now() from generate_series($1::int, $2::int) i`;
const addPartners = `insert into organisation (organisation_id, owner_user_id, company_name, status, city_code, pincode, latitude, longitude, radius_metres, created_at, updated_at)
  select gen_random_uuid(), gen_random_uuid(), initcap(translate(substr(md5((i % 400)::text), 1, 6), '0123456789', 'aeiouaeiou')) || ' Services ' || i,
    'Active', '1277333', '560038', 12.97, 77.64, 5000, now(), now() from generate_series($1::int, $2::int) i`;
const addFiles = `insert into drive_item (item_id, space_id, ancestors, kind, status, name, name_key, media_type, bytes, version_id, created_at, changed_at)
  select gen_random_uuid(), $3::uuid, '{}', 'file', 'kept', 'Invoice ' || md5(i::text), md5(i::text), 'text/plain', 1, gen_random_uuid(), now(), now()
  from generate_series($1::int, $2::int) i`;

/** One of 4,000 words, some letters long. */
const word = (of: string) => `translate(substr(md5((${of})::text), 1, 7), '0123456789', 'aeiouaeiou')`;
const firstName = `translate(substr(md5((i % 400)::text), 1, 6), '0123456789', 'aeiouaeiou')`;
const words = (many: number) =>
  Array.from({ length: many }, (_, nth) => word(`i::bigint * ${2 * nth + 7} % 4000 + 1000`)).join(
    ` || ' ' || `,
  );
/** A post of fifteen words holds a first name; every twentieth holds the same common word. Each is of the member with its number. */
const addPosts = `insert into network_post (post_id, author_id, body, audience, status, published_at, created_at, updated_at, version)
  select gen_random_uuid(), m.member_id, ${words(14)} || ' ' || ${firstName} || case when i % 20 = 1 then ' plumber' else '' end,
    case when i % 5 = 0 then 'connections' else 'everyone' end, 'published', now() - i * interval '1 minute', now(), now(), 1
  from generate_series($1::int, $2::int) i join network_member m on m.handle = 'm-' || i`;
const addBlogs = `insert into network_blog (blog_id, author_id, slug, title, summary, tags, status, published_at, created_at, updated_at, version)
  select gen_random_uuid(), m.member_id, 'b-' || i, ${words(4)} || ' ' || ${firstName}, ${words(12)} || case when i % 20 = 1 then ' plumber' else '' end,
    '{}', 'published', now() - i * interval '1 minute', now(), now(), 1
  from generate_series($1::int, $2::int) i join network_member m on m.handle = 'm-' || i`;
/** A group for every ten members. */
const addGroups = `insert into network_group (group_id, slug, owner_id, name, description, city_code, colour, joining, approves_posts, members, status, created_at, updated_at, version)
  select gen_random_uuid(), 'g-' || i, m.member_id, ${firstName} || ' ' || ${word('i % 4000')} || ' group', 'Work and tools.', '1277333', 'blue', 'open',
    false, i % 100, 'open', now(), now(), 1
  from generate_series($1::int, $2::int) i join network_member m on m.handle = 'm-' || i where i % 10 = 0`;
/** Made anew after the rows: entry by entry they take many times as long. */
const madeAnew = [
  'network_post_words',
  'network_post_words_to_some',
  'network_blog_words_index',
  'network_blog_title_trigram',
  'network_group_by_name',
  'network_member_by_name',
  'network_member_by_sound',
  'organisation_name_trigram',
  'drive_item_name_trigram',
];

const typed = 'Aeiou';
const limit = {
  name: 'limit',
  text: `select member_id, shown_name from network_member where shown_name ilike $1 limit ${hits}`,
};

async function grow(pool: pg.Pool, spaceId: string, from: number, to: number): Promise<void> {
  const client = await pool.connect();
  try {
    // No one's: rows alone are measured.
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ name: string; made: string }>(
      'select indexname as name, indexdef as made from pg_indexes where indexname = any($1)',
      [madeAnew],
    );
    for (const { name: index } of rows) await client.query(`drop index ${index}`);
    for (const add of [addMembers, addPartners, addPosts, addBlogs, addGroups])
      await client.query(add, [from, to]);
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const { made } of rows) await client.query(made);
    await client.query(addFiles, [from, to, spaceId]);
    // New rows wait beside an index of trigrams until it is vacuumed, as it is by itself after a while.
    await client.query(
      'vacuum analyze network_member, organisation, network_post, network_blog, network_group, drive_item',
    );
  } finally {
    client.release(true);
  }
}

async function turn(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  for (let call = 0; call < callsOfTurn; call += 1) await work();
  return (performance.now() - began) / callsOfTurn;
}

/** A first name that is there, a word of every twentieth text, the name with a letter wrong, and what is not there. */
async function wordsOf(pool: pg.Pool): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pool.query<{ name: string }>(
    `select split_part(shown_name, ' ', 1) as name from network_member limit 1`,
  );
  const known = rows[0]?.name ?? typed;
  return {
    'a name': known,
    'a common word': 'plumber',
    'a mistake': `${known.slice(0, 4)}x${known.slice(4)}`,
    nothing: 'Zzyxwvq',
  };
}

/** Who looks, and in which drive. */
interface Looks {
  readonly spaceId: string;
  readonly memberId: string;
}

const waysOf = (db: Reader, { spaceId, memberId }: Looks, text: string) => {
  const wanted = { text, words: [text] };
  const now = new Date();
  const looker = { memberId, isMember: true };
  const names = [text, ...inOtherScript(text)].map((one) => ({ text: one, words: [one] }));
  return {
    People: () => listNamed(db, { ...looker, names: [wanted] }, hits),
    Posts: () => listPosts(db, { memberId, ways: saidWays(wanted), now }, hits),
    Blogs: () => listBlogs(db, { looker, ways: saidWays(wanted), text, now }, hits),
    Groups: () => findCalled(db, { looker, names }, hits),
    Partners: () => findPublicByName(db, wanted, hits),
    'Own documents': () =>
      listFound(db, { spaces: [spaceId], roots: [] }, { text, query: text.toLowerCase() }, null, hits),
  };
};

/** All that grows asked at once over one connection, as the search for everyone does: the median of single searches. */
async function medianOfAll(db: Database, looks: Looks, text: string, rounds: number): Promise<string> {
  const times: number[] = [];
  const all = () =>
    readTogether(db, (reader) => Promise.all(Object.values(waysOf(reader, looks, text)).map((way) => way())));
  for (let call = 0; call < rounds * callsOfTurn; call += 1) {
    const began = performance.now();
    await all();
    times.push(performance.now() - began);
  }
  return middle(times).toFixed(2);
}

async function measureSize(pool: pg.Pool, spaceId: string, rounds: number): Promise<Map<string, string>> {
  const db = openDatabase(pool);
  const { rows } = await pool.query<{ memberId: string }>(
    `select member_id as "memberId" from network_member where handle = 'm-1'`,
  );
  const looks = { spaceId, memberId: rows[0]?.memberId ?? '' };
  const found = new Map<string, string>();
  for (const [kind, text] of Object.entries(await wordsOf(pool))) {
    const bare = () => pool.query({ ...limit, values: [`${text}%`] });
    for (const [way, ours] of Object.entries(waysOf(db, looks, text))) {
      for (const work of [ours, bare]) await turn(work);
      const turns: { ours: number; bare: number }[] = [];
      for (let round = 0; round < rounds; round += 1)
        turns.push({ ours: await turn(ours), bare: await turn(bare) });
      const [own, least] = [middle(turns.map((one) => one.ours)), middle(turns.map((one) => one.bare))];
      found.set(`${way}: ${kind}`, `${own.toFixed(2)} / ${least.toFixed(2)}`);
    }
    found.set(`All at once, p50: ${kind}`, await medianOfAll(db, looks, text, rounds));
  }
  return found;
}

export async function measureSearch({ server, rounds, say }: Run): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  await migrate(url.href);
  const spaceId = randomUUID();
  const measured: Map<string, string>[] = [];
  let there = 0;
  for (const size of sizes) {
    await grow(pool, spaceId, there + 1, size);
    there = size;
    measured.push(await measureSize(pool, spaceId, rounds));
  }
  await pool.end();
  await dropDatabase(server, name);
  say(
    asText({
      columns: ['ms: product / limit', ...sizes.map((size) => `${size.toLocaleString('en-IN')} of each`)],
      rows: [...(measured[0]?.keys() ?? [])].map((row) => [
        row,
        ...measured.map((one) => one.get(row) ?? ''),
      ]),
    }),
  );
}
