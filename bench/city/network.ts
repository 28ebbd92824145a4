/** A network around the regular customers: members who know each other, posts with everything on them, polls. By SQL. */
import type pg from 'pg';

export interface Network {
  /** To which the regulars have not reacted. */
  readonly postIds: readonly string[];
  /** In which they have not voted. */
  readonly pollIds: readonly string[];
  /** The one whose feed the others fill. */
  readonly authorId: string;
}

interface Sizes {
  /** Connections of each regular. */
  readonly known: number;
  readonly posts: number;
  readonly polls: number;
}

const usual: Sizes = { known: 150, posts: 6_000, polls: 60 };
const bengaluru = '1277333';

/** $1 who they are. Members for a month, so that no limit of the first days holds. */
const addPeople = `insert into network_member (member_id, user_id, handle, shown_name, headline, city_code, created_at)
  select gen_random_uuid(), u.user_id, 'person-' || n, split_part(u.full_name, ' ', 1) || ' ' || left(split_part(u.full_name, ' ', 2), 1) || '.',
    'Lives around the corner', '${bengaluru}', now() - interval '30 days'
  from unnest($1::uuid[]) with ordinality as w(user_id, n) join user_account u using (user_id) returning member_id as id`;
const addBusinesses = `insert into network_member (member_id, organisation_id, handle, shown_name, city_code, seen_by, is_listed, created_at)
  select gen_random_uuid(), organisation_id, 'business-' || row_number() over (), company_name, city_code, 'everyone', true,
    now() - interval '30 days'
  from (select * from organisation where status = 'Active' order by organisation_id limit 200) o returning member_id as id`;
const others = `select u.user_id as id from user_account u join user_role r on r.user_id = u.user_id and r.role = 'Buyer'
  where u.status = 'Active' and u.user_id <> all($1::uuid[]) order by u.user_id limit 1500`;

/** $1 the readers, $2 all others, $3 how many of these each reader knows. */
const connect = `insert into network_connection (connection_id, low_id, high_id, status, asked_by_id, asked_at, decided_at, updated_at)
  select gen_random_uuid(), least(r.id, o.id), greatest(r.id, o.id), 'Accepted', o.id, now(), now(), now()
  from unnest($1::uuid[]) with ordinality as r(id, n) cross join generate_series(0, $3::int - 1) k
    cross join lateral (select ($2::uuid[])[1 + ((n * 7 + k * 11) % cardinality($2::uuid[]))::int] as id) o
  on conflict do nothing`;
/** $1 the authors, $2 how many. Of the last days, some minutes from each other. */
const addPosts = `insert into network_post (post_id, author_id, city_code, body, audience, tags, status, published_at, comments, reactions,
    created_at, updated_at, version)
  select gen_random_uuid(), ($1::uuid[])[1 + i % cardinality($1::uuid[])], '${bengaluru}',
    'Done today in Indiranagar: a basin tap that dripped for ' || i || ' weeks. Began at 9:30 AM, done in 2 hours; the bill was ₹1,850, as quoted.'
      || case when i % 5 = 0 then ' Thanks @person-' || 1 + i % 200 else '' end || ' #plumbing #work',
    'everyone', '{plumbing,work}', 'published', at, i % 7, i % 23, at, at, 1
  from generate_series(1, $2::int) i
    cross join lateral (select date_trunc('milliseconds', now()) - i * interval '3 minutes' as at) w
  returning post_id as id`;
const addMentions = `insert into network_post_mention (post_id, member_id, handle, told_at)
  select p.post_id, m.member_id, m.handle, p.published_at from network_post p
    join network_member m on m.handle = substring(p.body from '@(person-[0-9]+)')`;
/** Two in every third post. */
const addPictures = `insert into network_post_picture (picture_id, member_id, post_id, position, storage_key, alternative, width, height, added_at)
  select gen_random_uuid(), author_id, post_id, n, 'post/' || post_id || '/' || n, 'A clean basin under a shining tap', 1280, 960, published_at
  from (select *, row_number() over (order by published_at) as at from network_post) p cross join generate_series(1, 2) n where at % 3 = 0`;
const addEntries = `insert into network_feed_entry (member_id, published_at, post_id)
  select r.id, p.published_at, p.post_id from unnest($1::uuid[]) as r(id)
    join network_connection c on r.id in (c.low_id, c.high_id)
    join network_post p on p.author_id = case c.low_id when r.id then c.high_id else c.low_id end`;
const addSaved = `insert into network_saved_post (member_id, post_id, at)
  select member_id, post_id, published_at from network_feed_entry e join network_post p using (post_id, published_at) where p.reactions % 7 = 0`;
const addReactions = `insert into network_reaction (subject, subject_id, member_id, kind, at)
  select 'post', post_id, member_id, 'useful', published_at from network_feed_entry e join network_post p using (post_id, published_at)
  where p.reactions % 4 = 1`;
const addPolls = `insert into network_poll (poll_id, author_id, city_code, question, options, votes, audience, is_anonymous, can_change, results,
    status, ends_at, created_at, updated_at, version)
  select gen_random_uuid(), ($1::uuid[])[1 + i % cardinality($1::uuid[])], '${bengaluru}', 'Which day suits you, week ' || i || '?',
    '{Friday,Saturday,Sunday,None}', '{0,0,0,0}', 'everyone', false, true, 'after_vote', 'open', now() + interval '5 days', now(), now(), 1
  from generate_series(1, $2::int) i returning poll_id as id`;

const idsOf = async (pool: pg.Pool, text: string, values: readonly unknown[]): Promise<string[]> =>
  (await pool.query<{ id: string }>(text, [...values])).rows.map(({ id }) => id);

/** `readers`: users, who know others and whose feeds are asked for. */
export async function fillNetwork(
  pool: pg.Pool,
  readers: readonly string[],
  { known, posts, polls }: Sizes = usual,
): Promise<Network> {
  const own = await idsOf(pool, addPeople, [readers]);
  const people = await idsOf(pool, others, [readers]);
  const strangers = await idsOf(pool, addPeople.replace("'person-'", "'other-'"), [people]);
  const authors = [...strangers, ...(await idsOf(pool, addBusinesses, []))];
  await pool.query(connect, [own, authors, known]);
  const made = await idsOf(pool, addPosts, [authors, posts]);
  for (const add of [addMentions, addPictures]) await pool.query(add);
  await pool.query(addEntries, [own]);
  for (const add of [addSaved, addReactions]) await pool.query(add);
  // The newest are in every feed; those beyond it are reacted to.
  const postIds = made.filter((_, at) => at % 4 !== 1 && at > posts / 2);
  return { postIds, pollIds: await idsOf(pool, addPolls, [authors, polls]), authorId: authors[0] ?? '' };
}
