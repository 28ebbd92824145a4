import type { Post } from '@nukkad/contract/network/post/post.model';
import { postErrors } from '@nukkad/contract/network/post/post.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { readAttached } from './attached/read-attached.ts';
import { actAs } from './act-as.ts';
import type { FeedRow } from './feed.store.ts';
import { listMentionsOf, shownIn } from './mention.store.ts';
import { listPicturesOf } from './picture.store.ts';
import type { PostDependencies } from './post.interface.ts';
import { isAuthor } from './post.policy.ts';
import { type Around, type Viewing, presentPost } from './post.presenter.ts';
import { type PostRow, findPost, listEdits, listReadable } from './post.store.ts';
import { listSavedAmong } from './saved.store.ts';

/** Asked at one time for all posts; who is named in them is found by the statement of the cards. */
async function readAround(
  deps: PostDependencies,
  reader: Reader,
  viewing: Viewing,
  rows: readonly FeedRow[],
): Promise<Around> {
  const { memberId } = viewing.member;
  const ids = rows.map(({ postId }) => postId);
  const authors = [...new Set(rows.map(({ authorId }) => authorId))];
  const groupIds = [...new Set(rows.flatMap(({ groupId }) => groupId ?? []))];
  const [cards, mentions, pictures, attached, saved, own, groups] = await Promise.all([
    deps.member.cards(reader, memberId, shownIn(authors, ids)),
    listMentionsOf(reader, ids),
    listPicturesOf(reader, ids),
    readAttached(deps, reader, viewing, ids),
    listSavedAmong(reader, memberId, ids),
    deps.reaction.ownOf(reader, memberId, 'post', ids),
    deps.group.labelsOf(reader, memberId, groupIds),
  ]);
  return { cards, mentions, pictures, attached, saved, own, groups };
}

/** As this member sees them. A post whose author has just blocked the reader is left out. */
export async function presentPosts(
  deps: PostDependencies,
  reader: Reader,
  viewing: Viewing,
  rows: readonly FeedRow[],
): Promise<Post[]> {
  if (rows.length === 0) return [];
  const around = await readAround(deps, reader, viewing, rows);
  const { secret } = deps.platform.config;
  return rows.flatMap((row) => presentPost(row, around, viewing, secret) ?? []);
}

/** An own post in any state. */
export async function presentOwn(
  deps: PostDependencies,
  reader: Reader,
  viewing: Viewing,
  row: PostRow,
): Promise<Post> {
  const [post] = await presentPosts(deps, reader, viewing, [{ ...row, why: 'own' }]);
  return post ?? refuse(postErrors.post_not_found);
}

/** A post that waits, for who decides about it. */
async function isDecided(
  { group, connection }: PostDependencies,
  reader: Reader,
  memberId: string,
  { status, groupId, authorId }: PostRow,
): Promise<boolean> {
  if (status !== 'waiting' || groupId === null) return false;
  const labels = await group.labelsOf(reader, memberId, [groupId]);
  return labels.get(groupId)?.isDecider === true && !(await connection.isBlocked(reader, memberId, authorId));
}

/** One that the member may read: of others what is published or waits for it, of one's own what is not deleted. */
async function findReadable(
  deps: PostDependencies,
  reader: Reader,
  { actor, member }: Viewing,
  postId: string,
): Promise<FeedRow | null> {
  const row = await findPost(reader, postId);
  if (!row) return null;
  if (isAuthor(actor, row)) return row.status === 'deleted' ? null : { ...row, why: 'own' };
  if (await isDecided(deps, reader, member.memberId, row)) return { ...row, why: 'group' };
  const [readable] = await listReadable(reader, member.memberId, [postId]);
  return readable ? { ...readable, why: 'member' } : null;
}

export async function readPost(
  deps: PostDependencies,
  reader: Reader,
  viewing: Viewing,
  postId: string,
): Promise<Post> {
  const row = (await findReadable(deps, reader, viewing, postId)) ?? refuse(postErrors.post_not_found);
  const [post] = await presentPosts(deps, reader, viewing, [row]);
  return post ?? refuse(postErrors.post_not_found);
}

export async function viewingAs(
  deps: PostDependencies,
  call: Pick<SignedInCall, 'viewer' | 'now'>,
): Promise<Viewing> {
  return { ...(await actAs(deps, call, 'view')), now: call.now };
}

export async function getPost(deps: PostDependencies, call: SignedInCall, postId: string): Promise<Post> {
  return readPost(deps, deps.platform.db, await viewingAs(deps, call), postId);
}

/** What it said before, for who may read it now. */
export async function readEdits(deps: PostDependencies, call: SignedInCall, postId: string) {
  const { db } = deps.platform;
  const row = await findReadable(deps, db, await viewingAs(deps, call), postId);
  if (!row) return refuse(postErrors.post_not_found);
  const edits = await listEdits(db, postId);
  return { items: edits.map(({ number, body, at }) => ({ number, body, at: at.toISOString() })) };
}
