/** How a comment moves: its table is `comment.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  commentErrors,
  commentEvents,
  commentLifecycle,
} from '@nukkad/contract/network/comment/comment.noun';
import { actorOf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { type Acting, commentCapacities, holdsComment } from './comment.policy.ts';
import { type CommentRow, lockComment, saveComment } from './comment.store.ts';

interface CommentMove {
  readonly changes?: Partial<CommentRow>;
  /** Where it is shown, of a new one. */
  readonly screen?: string;
}

type CommentMoved = Moved<typeof commentLifecycle, CommentRow, Acting, CommentMove>;

export const commentTransitions = transitions({
  table: commentLifecycle,
  notFound: commentErrors.comment_not_found,
  movedOn: commentErrors.comment_moved_on,
  lock: lockComment,
  sees: (who: Acting, row: CommentRow) => holdsComment(who, row),
  capacities: (who: Acting, row: Pick<CommentRow, 'authorId'>, verb) => commentCapacities(who, row, verb),
  next: nextRow<CommentRow, CommentMove>,
  save: saveComment,
  logged: logOf(commentLifecycle, 'network_comment', 'commentId', {
    actor: ({ viewer }: Acting) => actorOf(viewer),
  }),
  tells: tellsOf(commentLifecycle, commentEvents, ({ detail }: CommentMoved) => ({
    screen: detail.screen ?? '',
  })),
});
