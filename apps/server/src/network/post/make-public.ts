import { postEvents } from '@nukkad/contract/network/post/post.noun';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { insertEntries } from './feed.store.ts';
import { markTold } from './mention.store.ts';
import { type PostRow, replaceTags } from './post.store.ts';

/** Members who are named in a post that can be read are told, each once. */
export async function tellMentioned(tx: Tx, post: Authorized<PostRow>, now: Date): Promise<void> {
  const { postId, authorId } = post;
  const named = await markTold(tx, partOf(post, { postId }), now);
  const facts = named
    .filter((memberId) => memberId !== authorId)
    .map((memberId) => ({ postId, authorId, memberId }));
  if (facts.length > 0) await publishEach(tx, now, postEvents.mentioned, facts);
}

/** With the move that publishes it: its author sees it at once, the feeds of connections follow by its event. */
export async function madePublic(tx: Tx, post: Authorized<PostRow>, now: Date): Promise<void> {
  const { postId, authorId, publishedAt } = post;
  if (publishedAt === null) throw new Error(`Post ${postId} is published and has no time.`);
  await insertEntries(tx, partOf(post, { postId, publishedAt }), [authorId]);
  await replaceTags(tx, post);
  await tellMentioned(tx, post, now);
}
