import type { NewPostBody, Post } from '@nukkad/contract/network/post/post.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { postErrors } from '@nukkad/contract/network/post/post.noun';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Member } from '../member/index.ts';
import { type Acting, actAs, refusePaused } from './act-as.ts';
import { attach } from './attached/attach.ts';
import { replaceMentions } from './mention.store.ts';
import { placePictures } from './picture.store.ts';
import type { PostDependencies } from './post.interface.ts';
import type { PostActor } from './post.policy.ts';
import { dayBefore, isAhead, limitsOf, postRules } from './post.rules.ts';
import { type PostRow, countWritten, insertPost } from './post.store.ts';
import { postTransitions } from './post.transitions.ts';
import { type ReadWords, countingTries, readWords, refuseLimit } from './post-words.ts';
import { tellGroup, waitsInGroup } from './write-in-group.ts';
import { madePublic } from './make-public.ts';
import { readPost } from './read-posts.ts';

/** Null: now. A time that has just passed is now as well; one too far ahead is refused at its field. */
function plannedFor({ publishAt }: NewPostBody, now: Date): Date | null {
  if (publishAt === undefined) return null;
  const at = new Date(publishAt);
  if (!isAhead(at, now)) {
    const sentence = `Choose a time within the next ${postRules.aheadDays} days.`;
    refuse(kernelErrors.invalid_request, { fields: { publishAt: sentence } });
  }
  return at > now ? at : null;
}

function statusOf(planned: Date | null, waits: boolean): 'waiting' | 'published' | 'scheduled' {
  if (waits) return 'waiting';
  return planned === null ? 'published' : 'scheduled';
}

const rowOf = (
  { body, audience, groupId }: NewPostBody,
  { viewer, now }: SignedInCall,
  { memberId, cityCode }: Member,
  {
    tags,
    planned,
    waits,
  }: { readonly tags: string[]; readonly planned: Date | null; readonly waits: boolean },
): PostRow => ({
  postId: newId(),
  authorId: memberId,
  writtenBy: viewer.userId,
  cityCode,
  body,
  audience,
  groupId: groupId ?? null,
  declineReason: null,
  tags,
  status: statusOf(planned, waits),
  publishAt: planned,
  publishedAt: planned === null && !waits ? now : null,
  editedAt: null,
  comments: 0,
  reactions: 0,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

async function refuseTooMany(tx: Tx, { authorId, status }: PostRow, now: Date) {
  const { lately, scheduled } = await countWritten(tx, authorId, dayBefore(now));
  if (lately >= postRules.perDay) refuse(postErrors.post_limit);
  if (status === 'scheduled' && scheduled >= postRules.scheduled)
    refuse(postErrors.post_scheduled_limit, { values: { limit: postRules.scheduled } });
}

const { verb } = postTransitions;

/** By the move with which it comes to be. */
function allowedNew(actor: PostActor, row: PostRow) {
  if (row.status === 'scheduled') return postTransitions.allowNew(actor, verb.schedule, row);
  if (row.status === 'waiting') return postTransitions.allowNew(actor, verb.submit, row);
  return postTransitions.allowNew(actor, verb.publish, row);
}

/** The row with its pictures and mentions; readable at once unless it is planned. */
async function write(
  deps: PostDependencies,
  tx: Tx,
  acting: Acting,
  { row, read, asked, now }: { row: PostRow; read: ReadWords; asked: NewPostBody; now: Date },
): Promise<void> {
  const { actor } = acting;
  const allowed = allowedNew(actor, row);
  await insertPost(tx, allowed.row);
  await attach(deps, tx, allowed.row, { acting, asked, now });
  const placed = await placePictures(tx, allowed.row, asked.pictures);
  if (placed !== asked.pictures.length) refuse(postErrors.post_picture_not_found);
  await replaceMentions(tx, partOf(allowed.row, { postId: row.postId }), read.mentions);
  await postTransitions.begin(tx, allowed, { now });
  if (row.status === 'published') await madePublic(tx, allowed.row, now);
  if (row.status === 'waiting') await tellGroup(deps, tx, allowed.row, now);
}

export async function createPost(
  deps: PostDependencies,
  call: SignedInCall,
  asked: NewPostBody,
): Promise<Post> {
  const { now } = call;
  const acting = await actAs(deps, call, 'create');
  const { member } = acting;
  return countingTries(deps, call, () =>
    deps.platform.write(call, async (tx) => {
      await refusePaused(deps, tx, member, now);
      const limits = limitsOf(member.createdAt, now);
      if (asked.pictures.length > limits.pictures)
        refuseLimit(postErrors.post_pictures, limits, limits.pictures);
      const read = await readWords(deps, tx, member, { words: asked.body, limits });
      const planned = plannedFor(asked, now);
      const waits = await waitsInGroup(deps, tx, member, asked);
      const row = rowOf(asked, call, member, { tags: read.tags, planned, waits });
      await refuseTooMany(tx, row, now);
      await write(deps, tx, acting, { row, read, asked, now });
      return lastReads((reader) => readPost(deps, reader, { actor: acting.actor, member, now }, row.postId));
    }),
  );
}
