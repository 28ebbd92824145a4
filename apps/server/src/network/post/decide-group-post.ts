import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listWaitingPosts as waitingEndpoint } from '@nukkad/contract/network/post/group-post.api';
import type { DecidePostBody, Post } from '@nukkad/contract/network/post/post.model';
import { postErrors } from '@nukkad/contract/network/post/post.noun';
import type { Tx } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { actAs } from './act-as.ts';
import { listWaiting as listRows } from './group-feed.store.ts';
import { madePublic } from './make-public.ts';
import type { PostDependencies } from './post.interface.ts';
import type { PostActor } from './post.policy.ts';
import { type PostRow, findPost } from './post.store.ts';
import { postTransitions } from './post.transitions.ts';
import { presentPosts, viewingAs } from './read-posts.ts';

/** Of a group in which one decides; of any other one none. */
export async function listWaiting(
  deps: PostDependencies,
  call: SignedInCall,
  { groupId, ...asked }: EndpointParsed<typeof waitingEndpoint>['query'],
): Promise<Page<Post>> {
  const { db } = deps.platform;
  const viewing = await viewingAs(deps, call);
  const { memberId } = viewing.member;
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listRows(db, { memberId, groupId }, after, most),
    key: ({ createdAt, postId }) => [createdAt, postId],
    items: (rows) =>
      presentPosts(
        deps,
        db,
        viewing,
        rows.map((row) => ({ ...row, why: 'group' as const })),
      ),
  });
}

/** With the group in which the member decides about this post; to who is apart from its author it is not there. */
async function decider(deps: PostDependencies, tx: Tx, actor: PostActor, postId: string): Promise<PostActor> {
  const post = await findPost(tx, postId);
  const { memberId } = actor;
  if (!post || post.groupId === null || memberId === null) return refuse(postErrors.post_not_found);
  const { groupId, authorId } = post;
  const place = await deps.group.placeOf(tx, memberId, groupId);
  const isApart = await deps.connection.isBlocked(tx, memberId, authorId);
  if (!place?.isDecider || isApart) return refuse(postErrors.post_not_found);
  return { ...actor, decidesIn: groupId };
}

const refuseOther = ({ version, status }: PostRow, asked: DecidePostBody): void => {
  if (version !== asked.version) refuse(postErrors.post_moved_on, { present: status });
};

async function decide(tx: Tx, actor: PostActor, asked: DecidePostBody, now: Date): Promise<PostRow> {
  const { verb } = postTransitions;
  if (asked.action === 'approve') {
    const allowed = await postTransitions.lockTo(tx, actor, verb.approve, asked.postId);
    refuseOther(allowed.row, asked);
    const moved = await postTransitions.move(tx, allowed, { now, changes: { publishedAt: now } });
    await madePublic(tx, moved, now);
    return moved;
  }
  const declineReason = asked.reason || null;
  const allowed = await postTransitions.lockTo(tx, actor, verb.decline, asked.postId);
  refuseOther(allowed.row, asked);
  if (declineReason === null)
    refuse(kernelErrors.invalid_request, { fields: { reason: 'Say why, as its author reads it.' } });
  return postTransitions.move(tx, allowed, { now, changes: { declineReason } });
}

/** Publishes a post that waits, or declines it with a reason that its author reads. */
export async function decideGroupPost(
  deps: PostDependencies,
  call: SignedInCall,
  asked: DecidePostBody,
): Promise<Post> {
  const { now } = call;
  const { actor, member } = await actAs(deps, call, 'update');
  return deps.platform.write(call, async (tx) => {
    const deciding = await decider(deps, tx, actor, asked.postId);
    const row = await decide(tx, deciding, asked, now);
    const [post] = await presentPosts(deps, tx, { actor, member, now }, [{ ...row, why: 'group' }]);
    return post ?? refuse(postErrors.post_not_found);
  });
}
