import type { ChangePostBody, Post } from '@nukkad/contract/network/post/post.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { postErrors } from '@nukkad/contract/network/post/post.noun';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { discard } from '../../platform/storage/storage.ts';
import { type Acting, actAs, refusePaused } from './act-as.ts';
import { followWords } from './attached/attach.ts';
import { forgetFilesOf } from './forget-files.ts';
import { madePublic, tellMentioned } from './make-public.ts';
import { replaceMentions } from './mention.store.ts';
import type { PostDependencies } from './post.interface.ts';
import { canBeEdited, isLookedAt, limitsOf } from './post.rules.ts';
import { type PostRow, insertEdit, replaceTags } from './post.store.ts';
import { postTransitions } from './post.transitions.ts';
import { countingTries, readWords } from './post-words.ts';
import { presentOwn } from './read-posts.ts';

interface Changing {
  readonly acting: Acting;
  readonly asked: ChangePostBody;
  readonly now: Date;
}

const { verb } = postTransitions;

const refuseOther = ({ version, status }: PostRow, asked: ChangePostBody): void => {
  if (version !== asked.version) refuse(postErrors.post_moved_on, { present: status });
};

/** A group that looks at posts first has seen these words and no others. */
async function refuseLookedAt(
  { group }: PostDependencies,
  tx: Tx,
  { groupId, authorId }: PostRow,
): Promise<void> {
  if (groupId === null) return;
  const labels = await group.labelsOf(tx, authorId, [groupId]);
  if (isLookedAt(labels.get(groupId) ?? null)) refuse(postErrors.post_edit_approved);
}

/** Within the day; what it said before is kept where others could read it. */
async function edit(deps: PostDependencies, tx: Tx, { acting, asked, now }: Changing): Promise<PostRow> {
  const { member, actor } = acting;
  const allowed = await postTransitions.lockTo(tx, actor, verb.edit, asked.postId);
  const { row } = allowed;
  refuseOther(row, asked);
  const words = asked.body ?? refuse(kernelErrors.invalid_request, { fields: { body: 'Enter some text.' } });
  await refusePaused(deps, tx, member, now);
  if (!canBeEdited(row, now)) refuse(postErrors.post_edit_over);
  await refuseLookedAt(deps, tx, row);
  const limits = limitsOf(member.createdAt, now);
  const { tags, mentions } = await readWords(deps, tx, member, { words, limits });
  const isPublic = row.status === 'published';
  if (isPublic && words !== row.body) await insertEdit(tx, row, now);
  const editedAt = isPublic && words !== row.body ? now : row.editedAt;
  const moved = await postTransitions.move(tx, allowed, {
    now,
    to: row.status,
    changes: { body: words, tags, editedAt },
  });
  await replaceMentions(tx, partOf(moved, { postId: row.postId }), mentions);
  await followWords(deps, tx, moved, { before: row.body, now });
  if (isPublic) {
    await replaceTags(tx, moved);
    await tellMentioned(tx, moved, now);
  }
  return moved;
}

async function release(deps: PostDependencies, tx: Tx, { acting, asked, now }: Changing): Promise<PostRow> {
  const allowed = await postTransitions.lockTo(tx, acting.actor, verb.release, asked.postId);
  refuseOther(allowed.row, asked);
  await refusePaused(deps, tx, acting.member, now);
  const moved = await postTransitions.move(tx, allowed, { now, changes: { publishedAt: now } });
  await madePublic(tx, moved, now);
  return moved;
}

async function remove(tx: Tx, { acting, asked, now }: Changing) {
  const allowed = await postTransitions.lockTo(tx, acting.actor, verb.delete, asked.postId);
  refuseOther(allowed.row, asked);
  const part = partOf(allowed.row, { postId: asked.postId });
  const keys = await forgetFilesOf(tx, part, now);
  return { row: await postTransitions.move(tx, allowed, { now }), keys };
}

/** Edits, deletes or publishes an own post. Files of pictures go after their rows. */
export async function updatePost(
  deps: PostDependencies,
  call: SignedInCall,
  asked: ChangePostBody,
): Promise<Post> {
  const { platform } = deps;
  const { now } = call;
  const acting = await actAs(deps, call, asked.action === 'delete' ? 'delete' : 'update');
  const changing = { acting, asked, now };
  const viewing = { actor: acting.actor, member: acting.member, now };
  if (asked.action === 'delete') {
    const { answer, keys } = await platform.write(call, async (tx) => {
      const removed = await remove(tx, changing);
      return { answer: await presentOwn(deps, tx, viewing, removed.row), keys: removed.keys };
    });
    await discard(platform.storage, keys);
    return answer;
  }
  const change = asked.action === 'edit' ? edit : release;
  return countingTries(deps, call, () =>
    platform.write(call, async (tx) => presentOwn(deps, tx, viewing, await change(deps, tx, changing))),
  );
}
