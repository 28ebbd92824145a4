/** How a post moves: its table is `post.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { postErrors, postEvents, postLifecycle } from '@nukkad/contract/network/post/post.noun';
import { actorOf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { type PostActor, postCapacities, seesPost } from './post.policy.ts';
import { type PostRow, lockPost, savePost } from './post.store.ts';

interface PostMove {
  readonly changes?: Partial<Pick<PostRow, 'body' | 'tags' | 'declineReason' | 'publishedAt' | 'editedAt'>>;
}

type PostMoved = Moved<typeof postLifecycle, PostRow, PostActor, PostMove>;

export const postTransitions = transitions({
  table: postLifecycle,
  notFound: postErrors.post_not_found,
  movedOn: postErrors.post_moved_on,
  lock: lockPost,
  sees: (actor: PostActor, row) => seesPost(actor, row),
  capacities: (actor: PostActor, row: Pick<PostRow, 'authorId' | 'groupId'>, verb) =>
    postCapacities(actor, row, verb),
  next: nextRow<PostRow, PostMove>,
  save: savePost,
  logged: logOf(postLifecycle, 'post', 'postId', {
    actor: ({ viewer }: PostActor) => actorOf(viewer),
    kind: 'network_post',
  }),
  tells: tellsOf(postLifecycle, postEvents, ({ after }: PostMoved) => ({
    publishAt: after.publishAt?.toISOString() ?? '',
  })),
});
