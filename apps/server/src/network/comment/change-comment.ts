import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { editComment as endpoint } from '@nukkad/contract/network/comment/comment.api';
import type { NetworkComment } from '@nukkad/contract/network/comment/comment.model';
import { commentErrors } from '@nukkad/contract/network/comment/comment.noun';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Deciding } from '../moderation/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { partOf } from '../../platform/authorize.ts';
import { holdPause } from './add-comment.ts';
import type { CommentDependencies } from './comment.interface.ts';
import { mayStillEdit } from './comment.rules.ts';
import { insertEdit, lockComment } from './comment.store.ts';
import { commentTransitions } from './comment.transitions.ts';
import { countShown } from './count-shown.ts';
import { presentComments } from './list-comments.ts';
import { subjectOf } from './read-comments.ts';

/** Within a day; what it said before is kept. */
export const editComment = (
  deps: CommentDependencies,
  call: SignedInCall,
  { commentId, version, body }: EndpointParsed<typeof endpoint>['body'],
): Promise<NetworkComment> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const member = await deps.member.memberOf(call, tx, 'update');
    const { verb } = commentTransitions;
    const allowed = await commentTransitions.lockTo(tx, { viewer, member }, verb.edit, commentId);
    const { row } = allowed;
    if (row.version !== version) refuse(commentErrors.comment_moved_on);
    if (!mayStillEdit(row, now)) refuse(commentErrors.comment_edit_over);
    await holdPause(deps, tx, member.memberId, now);
    const seen = await subjectOf(deps, row.subject).read(tx, member.memberId, [row.subjectId]);
    const of = seen.get(row.subjectId)?.authorId ?? refuse(commentErrors.comment_not_found);
    await insertEdit(tx, partOf(row, row), now);
    const edited = await commentTransitions.move(tx, allowed, { now, changes: { body, editedAt: now } });
    const [presented] = await presentComments(deps, tx, { call, member, of }, [edited]);
    return presented ?? refuse(commentErrors.comment_not_found);
  });

/** Its answers leave with it. */
export const deleteComment = (
  deps: CommentDependencies,
  call: SignedInCall,
  { commentId }: { readonly commentId: string },
): Promise<{ removed: true }> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const member = await deps.member.memberOf(call, tx, 'delete');
    const { verb } = commentTransitions;
    const allowed = await commentTransitions.lockTo(tx, { viewer, member }, verb.delete, commentId);
    const deleted = await commentTransitions.move(tx, allowed, { now });
    await countShown(deps, tx, deleted, -1);
    return { removed: true };
  });

/** By a moderator; what its author has deleted stays so. */
export const moderateComment =
  (deps: Pick<CommentDependencies, 'subjects'>, move: 'remove' | 'restore') =>
  async (tx: Tx, { viewer, now }: Deciding, commentId: string): Promise<void> => {
    const row = await lockComment(tx, commentId);
    const who = { viewer, member: null };
    if (!row || !commentTransitions.movesOf(who, row)[move]) return;
    const { verb } = commentTransitions;
    const moved = await commentTransitions.move(tx, commentTransitions.allow(who, verb[move], row), { now });
    await countShown(deps, tx, moved, move === 'remove' ? -1 : 1);
  };
