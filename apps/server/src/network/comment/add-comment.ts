import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { dayMs } from '@nukkad/contract/kernel/time';
import type { addComment as endpoint } from '@nukkad/contract/network/comment/comment.api';
import { type NetworkComment, commentsADay } from '@nukkad/contract/network/comment/comment.model';
import { commentErrors } from '@nukkad/contract/network/comment/comment.noun';
import { isNewMember, newMemberUntil } from '@nukkad/contract/network/member/new-member';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { momentOf } from '../../platform/spoken.rules.ts';
import type { Member } from '../member/index.ts';
import type { CommentDependencies } from './comment.interface.ts';
import { type CommentRow, countWritten, insertComment, listVisible, lockComment } from './comment.store.ts';
import { commentTransitions } from './comment.transitions.ts';
import { countShown } from './count-shown.ts';
import { presentComments } from './list-comments.ts';
import { subjectOf } from './read-comments.ts';

type Written = EndpointParsed<typeof endpoint>['body'];

const newRow = (
  { subject, subjectId, parentId, body }: Written,
  { memberId }: Member,
  { viewer, now }: SignedInCall,
): CommentRow => ({
  commentId: newId(),
  subject,
  subjectId,
  parentId: parentId ?? null,
  authorId: memberId,
  writtenBy: viewer.userId,
  body,
  status: 'published',
  replies: 0,
  reactions: 0,
  editedAt: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** What is answered is shown, of the same post, and itself no answer. It stays so until the answer is written. */
async function holdParent(tx: Tx, memberId: string, { subjectId, parentId }: Written): Promise<void> {
  if (parentId === undefined) return;
  const parent = await lockComment(tx, parentId);
  const isFit = parent?.subjectId === subjectId && parent.parentId === null;
  if (!isFit || (await listVisible(tx, memberId, [parentId])).length === 0)
    refuse(commentErrors.comment_not_found);
}

/** Posting may be paused after three removals. */
export const holdPause = (
  { moderation }: CommentDependencies,
  tx: Tx,
  memberId: string,
  now: Date,
): Promise<void> => moderation.refusePaused(tx, memberId, now);

async function holdLimit(tx: Tx, member: Member, now: Date): Promise<void> {
  const isNew = isNewMember(member, now);
  const limit = isNew ? commentsADay.new : commentsADay.usual;
  const written = await countWritten(tx, member.memberId, new Date(now.getTime() - dayMs));
  if (written < limit) return;
  if (!isNew) refuse(commentErrors.comment_limit, { values: { limit } });
  refuse(commentErrors.comment_limit_new, { values: { limit, from: momentOf(newMemberUntil(member)) } });
}

export const addComment = (
  deps: CommentDependencies,
  call: SignedInCall,
  written: Written,
): Promise<NetworkComment> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const member = await deps.member.memberOf(call, tx, 'create');
    const { memberId } = member;
    const { subject, subjectId } = written;
    const seen = (await subjectOf(deps, subject).read(tx, memberId, [subjectId])).get(subjectId);
    if (!seen) return refuse(commentErrors.comment_subject_not_found);
    await holdParent(tx, memberId, written);
    await holdPause(deps, tx, memberId, now);
    await holdLimit(tx, member, now);
    const row = newRow(written, member, call);
    const allowed = commentTransitions.allowNew({ viewer, member }, commentTransitions.verb.write, row);
    await insertComment(tx, allowed.row);
    await commentTransitions.begin(tx, allowed, { now, screen: seen.screen });
    await countShown(deps, tx, allowed.row, 1);
    const [presented] = await presentComments(deps, tx, { call, member, of: seen.authorId }, [row]);
    return presented ?? refuse(commentErrors.comment_not_found);
  });
