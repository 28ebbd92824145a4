import type { FeedQuery, Post } from '@nukkad/contract/network/post/post.model';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import { type AfterInstant, nextCursor, readCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { type FeedRow, listFeed, listOfAuthor, listOfGroup, listOfTag, listOwnUnseen } from './feed.store.ts';
import type { PostDependencies } from './post.interface.ts';
import { type Ranked, byRelevance } from './post.rules.ts';
import type { Viewing } from './post.presenter.ts';
import { presentPosts, viewingAs } from './read-posts.ts';
import { listSaved } from './saved.store.ts';

/** Of so many of the newest that can be seen the most relevant come first. */
const newestRanked = 200;

const rankKey = z.tuple([z.iso.datetime({ precision: 3 }), z.number(), z.uuid()]);

const publishedAtOf = ({ publishedAt, createdAt }: FeedRow): Date => publishedAt ?? createdAt;

/** By the rule of `relevance`, as of the moment when the first page was read. */
async function relevantPage(
  deps: PostDependencies,
  db: Reader,
  viewing: Viewing,
  { cursor, limit }: Pick<FeedQuery, 'cursor' | 'limit'>,
): Promise<Page<Post>> {
  const after = readCursor(cursor, rankKey);
  const at = after ? new Date(after[0]) : viewing.now;
  const upTo = { at: new Date(at.getTime() + 1), id: latestId };
  const rows = await listFeed(db, viewing.member, upTo, newestRanked);
  const ranked = byRelevance<FeedRow & Ranked>(
    rows.map((row) => ({ ...row, publishedAt: publishedAtOf(row) })),
    at,
  );
  const left = ranked.filter(
    ({ score, postId }) => !after || score < after[1] || (score === after[1] && postId < after[2]),
  );
  return {
    items: await presentPosts(deps, db, viewing, left.slice(0, limit)),
    nextCursor: nextCursor(left, limit, ({ score, postId }) => [at.toISOString(), score, postId]),
  };
}
/** Behind every id. */
const latestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type Lister = (after: AfterInstant | null, most: number) => Promise<FeedRow[]>;

/** Which posts are asked for: of a member, in a group, with a tag, own ones that others do not see, or the feed. */
function listerOf(
  db: Reader,
  { member: { memberId, cityCode } }: Viewing,
  { of, tag, status, groupId }: FeedQuery,
): Lister {
  const wanted = tag?.toLowerCase().normalize('NFC');
  if (status) return (after, most) => listOwnUnseen(db, { memberId, status }, after, most);
  if (groupId) return (after, most) => listOfGroup(db, { memberId, groupId }, after, most);
  if (of) return (after, most) => listOfAuthor(db, { memberId, authorId: of }, after, most);
  if (wanted) return (after, most) => listOfTag(db, { memberId, tag: wanted }, after, most);
  return (after, most) => listFeed(db, { memberId, cityCode }, after, most);
}

export async function readFeed(
  deps: PostDependencies,
  call: SignedInCall,
  asked: FeedQuery,
): Promise<Page<Post>> {
  const viewing = await viewingAs(deps, call);
  const isFeed = !asked.of && !asked.tag && !asked.status && !asked.groupId;
  return readTogether(deps.platform.db, async (reader) => {
    if (isFeed && asked.order === 'relevant') return relevantPage(deps, reader, viewing, asked);
    const { cursor, limit } = asked;
    return listOf(
      { cursor, limit },
      {
        after: readInstantCursor,
        rows: listerOf(reader, viewing, asked),
        key: (row) => [asked.status ? row.createdAt : publishedAtOf(row), row.postId],
        items: (rows) => presentPosts(deps, reader, viewing, rows),
      },
    );
  });
}

export async function readSaved(
  deps: PostDependencies,
  call: SignedInCall,
  asked: Pick<FeedQuery, 'cursor' | 'limit'>,
): Promise<Page<Post>> {
  const viewing = await viewingAs(deps, call);
  return readTogether(deps.platform.db, (reader) =>
    listOf(asked, {
      after: readInstantCursor,
      rows: (after, most) => listSaved(reader, viewing.member.memberId, after, most),
      key: (row) => [row.savedAt, row.postId],
      items: (rows) => presentPosts(deps, reader, viewing, rows),
    }),
  );
}
