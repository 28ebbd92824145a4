import type { PostReason, UnseenStatus } from '@nukkad/contract/network/post/post.model';
import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { type PostRow, postAsP, readableBy } from './post.store.ts';

export type FeedRow = PostRow & { readonly why: PostReason };

export interface FeedOf {
  readonly memberId: string;
  /** Of the reader; null: not known, and no one's. */
  readonly cityCode: string | null;
}

/** Behind the row that `after` names, by the columns that a list is ordered by. */
const behind = (columns: RawBuilder<unknown>, after: AfterInstant | null): RawBuilder<boolean> =>
  after === null ? sql`true` : sql`(${columns}) < (${after.at}, ${after.id}::uuid)`;

const ofEntry = sql`e.published_at, e.post_id`;
const ofPost = sql`p.published_at, p.post_id`;
const ofTag = sql`t.published_at, t.post_id`;
const ofWriting = sql`p.created_at, p.post_id`;

/**
 * A page of a feed: its entries, and what members of the place say to everyone. Both are read in the order of their
 * indexes and no further than the page goes: `offset 0` keeps the posts from being joined whole, so that a page costs the
 * same with 1 connection and with 10,000.
 */
export async function listFeed(
  reader: Reader,
  { memberId, cityCode }: FeedOf,
  after: AfterInstant | null,
  most: number,
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`select found.* from (
      (select r.*, case when r."authorId" = ${memberId}::uuid then 'own' when r."groupId" is not null then 'group' else 'connection' end as why
        from network_feed_entry e cross join lateral (select ${postAsP} from network_post p
          where p.post_id = e.post_id and ${readableBy(memberId)} offset 0) r
        where e.member_id = ${memberId}::uuid and ${behind(ofEntry, after)}
        order by e.published_at desc, e.post_id desc limit ${most})
      union all
      (select ${postAsP}, 'place' as why from network_post p
        where p.city_code = ${cityCode} and p.status = 'published' and p.audience = 'everyone' and ${behind(ofPost, after)}
          and p.author_id <> ${memberId}::uuid and exists (select from network_sight(${memberId}::uuid, p.author_id))
          and not exists (select 1 from network_feed_entry e
            where e.member_id = ${memberId}::uuid and e.post_id = p.post_id)
        order by p.published_at desc, p.post_id desc limit ${most})
    ) found order by found."publishedAt" desc, found."postId" desc limit ${most}`.execute(reader);
  return rows;
}

/** What is said in one group, for who is in it. */
export async function listOfGroup(
  reader: Reader,
  { memberId, groupId }: { readonly memberId: string; readonly groupId: string },
  after: AfterInstant | null,
  most: number,
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`select ${postAsP}, 'group' as why from network_post p
    where p.group_id = ${groupId}::uuid and p.status = 'published' and network_in_group(${memberId}::uuid, ${groupId}::uuid)
      and ${readableBy(memberId)} and ${behind(ofPost, after)}
    order by p.published_at desc, p.post_id desc limit ${most}`.execute(reader);
  return rows;
}

/** What one member says, as the reader may see it. */
export async function listOfAuthor(
  reader: Reader,
  { memberId, authorId }: { readonly memberId: string; readonly authorId: string },
  after: AfterInstant | null,
  most: number,
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`select ${postAsP}, 'member' as why from network_post p
    where p.author_id = ${authorId}::uuid and ${readableBy(memberId)} and ${behind(ofPost, after)}
    order by p.published_at desc, p.post_id desc limit ${most}`.execute(reader);
  return rows;
}

export async function listOfTag(
  reader: Reader,
  { memberId, tag }: { readonly memberId: string; readonly tag: string },
  after: AfterInstant | null,
  most: number,
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`select r.*, 'tag' as why
    from network_post_tag t cross join lateral (select ${postAsP} from network_post p
      where p.post_id = t.post_id and ${readableBy(memberId)} offset 0) r
    where t.tag = ${tag} and ${behind(ofTag, after)}
    order by t.published_at desc, t.post_id desc limit ${most}`.execute(reader);
  return rows;
}

/** Own posts that others do not see now, the last written first. */
export async function listOwnUnseen(
  reader: Reader,
  { memberId, status }: { readonly memberId: string; readonly status: UnseenStatus },
  after: AfterInstant | null,
  most: number,
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`select ${postAsP}, 'own' as why from network_post p
    where p.author_id = ${memberId}::uuid and p.status = ${status} and ${behind(ofWriting, after)}
    order by p.created_at desc, p.post_id desc limit ${most}`.execute(reader);
  return rows;
}

/** Into these feeds; a feed that has it already keeps it. */
export async function insertEntries(
  tx: Tx,
  { postId, publishedAt }: Authorized<{ readonly postId: string; readonly publishedAt: Date }>,
  memberIds: readonly string[],
): Promise<void> {
  await sql`insert into network_feed_entry (member_id, published_at, post_id)
    select m.id, ${publishedAt}::timestamptz, ${postId}::uuid from unnest(${[...memberIds]}::uuid[]) as m(id)
    on conflict do nothing`.execute(tx);
}

/** Two members, one of whom reads what the other one says. */
export interface Following {
  readonly readerId: string;
  readonly authorId: string;
}

/** The newest posts of a member into the feed of a new connection. */
export async function insertNewest(
  tx: Tx,
  { readerId, authorId }: Authorized<Following>,
  { from, most }: { readonly from: Date; readonly most: number },
): Promise<void> {
  await sql`insert into network_feed_entry (member_id, published_at, post_id)
    select ${readerId}::uuid, p.published_at, p.post_id from network_post p
    where p.author_id = ${authorId}::uuid and p.status = 'published' and p.audience <> 'group' and p.published_at > ${from}
    order by p.published_at desc limit ${most} on conflict do nothing`.execute(tx);
}

/** All that a member says out of the feed of another one; what it says in groups is for their members. */
export async function deleteEntries(tx: Tx, { readerId, authorId }: Authorized<Following>): Promise<void> {
  await sql`delete from network_feed_entry e using network_post p
    where e.member_id = ${readerId}::uuid and p.post_id = e.post_id and p.author_id = ${authorId}::uuid
      and p.audience <> 'group'`.execute(tx);
}

/** A lot of entries of before this. */
export async function forgetEntries(
  tx: Tx,
  { before, most }: Authorized<{ before: Date; most: number }>,
): Promise<number> {
  const { rows } = await sql`delete from network_feed_entry where (member_id, post_id) in
    (select member_id, post_id from network_feed_entry where published_at < ${before}
      order by published_at limit ${most}) returning 1`.execute(tx);
  return rows.length;
}
