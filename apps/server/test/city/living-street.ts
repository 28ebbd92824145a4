/** What holds of the network of a demo city, read from its rows and judged by the rules that a call is judged by. */
import { commentWords } from '@nukkad/contract/network/comment/comment.model';
import { postWords } from '@nukkad/contract/network/post/post.model';
import { handlesIn, linksIn, tagsIn } from '@nukkad/contract/network/post/post-words';
import { sql } from 'kysely';
import { hasContact, limitsOf } from '../../src/network/post/post.rules.ts';
import type { Database } from '../../src/platform/db/database.ts';

interface Post {
  readonly body: string;
  readonly tags: readonly string[];
  readonly publishedAt: Date;
  readonly since: Date;
  readonly handles: readonly string[];
}

/** Counts that are not those of the rows that they count. */
export async function wrongCounts(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'comments of ' || post_id as what from network_post p where comments <> (select count(*) from network_comment c
      where c.subject_id = p.post_id and c.status = 'published'
        and (c.parent_id is null or exists (select from network_comment x where x.comment_id = c.parent_id and x.status = 'published')))
    union all select 'reactions of ' || post_id from network_post p where reactions <> (select count(*) from network_reaction r
      where r.subject = 'post' and r.subject_id = p.post_id)
    union all select 'answers of ' || comment_id from network_comment p where replies <> (select count(*) from network_comment c
      where c.parent_id = p.comment_id and c.status = 'published')
    union all select 'reactions of ' || comment_id from network_comment p where reactions <> (select count(*) from network_reaction r
      where r.subject = 'comment' and r.subject_id = p.comment_id)
    union all select 'votes of ' || poll_id from network_poll p where votes <> array(select (select count(*)::int
      from network_poll_vote v where v.poll_id = p.poll_id and v.option = place)
      from generate_series(1, cardinality(p.options)) as place order by place)
    union all select 'versions of ' || post_id from network_post p where (edited_at is not null) <> (version > 1)
      or (edited_at is not null) <> exists (select from network_post_edit e where e.post_id = p.post_id)
    union all select 'time of ' || post_id from network_post where greatest(published_at, edited_at) > now()
    union all select 'time of ' || comment_id from network_comment c where created_at > now() or exists (select from network_comment x
      where x.comment_id = c.parent_id and x.created_at > c.created_at)`.execute(db);
  return rows.map(({ what }) => what);
}

/** Posts that no feed has which should, and comments of members who may not see the post. */
export async function unfitRows(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ what: string }>`
    select 'no entry of ' || p.post_id as what from network_post p where p.status = 'published' and not exists (
      select from network_feed_entry e where e.post_id = p.post_id and e.member_id = p.author_id)
    union all select 'not in the feed of a connection: ' || p.post_id from network_post p
      join network_connection c on p.author_id in (c.low_id, c.high_id) and c.status = 'Accepted'
      where p.status = 'published' and p.audience <> 'group' and not exists (select from network_feed_entry e
        where e.post_id = p.post_id and e.member_id = case c.low_id when p.author_id then c.high_id else c.low_id end)
    union all select 'comment of a stranger on ' || p.post_id from network_comment c join network_post p on p.post_id = c.subject_id
      where p.audience = 'connections' and c.author_id <> p.author_id and not network_connected(c.author_id, p.author_id)
    union all select 'mention of a stranger in ' || p.post_id from network_post_mention m join network_post p using (post_id)
      where not network_connected(m.member_id, p.author_id)
    union all select 'tags of ' || p.post_id from network_post p where p.status = 'published'
      and cardinality(p.tags) <> (select count(*) from network_post_tag t where t.post_id = p.post_id)`.execute(
    db,
  );
  return rows.map(({ what }) => what);
}

const isRefused = ({ body, tags, since, publishedAt, handles }: Post): boolean => {
  const limits = limitsOf(since, publishedAt);
  const read = postWords.safeParse(body);
  return (
    !read.success ||
    read.data !== body ||
    handlesIn(body).length > limits.mentions ||
    linksIn(body).length > limits.links ||
    handlesIn(body).some((handle) => !handles.includes(handle)) ||
    tagsIn(body).toString() !== tags.toString() ||
    hasContact(body, new Set(handles))
  );
};

/** Words that a call would refuse, or keep otherwise. */
export async function refusedWords(db: Database): Promise<readonly string[]> {
  const { rows: posts } =
    await sql<Post>`select p.body, p.tags, p.published_at as "publishedAt", m.created_at as since,
      array(select x.handle from network_post_mention x where x.post_id = p.post_id) as handles
    from network_post p join network_member m on m.member_id = p.author_id`.execute(db);
  const { rows: comments } = await sql<{ body: string }>`select body from network_comment`.execute(db);
  return [
    ...posts.filter(isRefused).map(({ body }) => body),
    ...comments.flatMap(({ body }) => {
      const read = commentWords.safeParse(body);
      return read.success && read.data === body ? [] : body;
    }),
  ];
}

export async function sizesOf(db: Database) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from network_member) as members, (select count(*)::int from network_post) as posts,
    (select count(*)::int from network_comment) as comments, (select count(*)::int from network_reaction) as reactions,
    (select count(*)::int from network_comment where parent_id is not null) as answers,
    (select count(*)::int from network_connection where status = 'Requested') as waiting,
    (select count(*)::int from network_poll where status = 'open') as "openPolls",
    (select count(*)::int from network_poll where status = 'ended') as "endedPolls",
    (select count(*)::int from network_post where body ~ '[\u0900-\u097F]') as hindi`.execute(db);
  return rows[0];
}
