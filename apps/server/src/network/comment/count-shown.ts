import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { CommentDependencies } from './comment.interface.ts';
import { type CommentRow, countReplies, lockComment } from './comment.store.ts';
import { subjectOf } from './read-comments.ts';

/** A comment comes into view or leaves it, and its answers with it. An answer below what is not shown counts there alone. */
export async function countShown(
  deps: Pick<CommentDependencies, 'subjects'>,
  tx: Tx,
  row: Authorized<CommentRow>,
  sign: 1 | -1,
): Promise<void> {
  const { subject, subjectId, parentId, replies } = row;
  const { counted } = subjectOf(deps, subject);
  if (parentId === null) return counted(tx, partOf(row, { subjectId, by: sign * (1 + replies) }));
  const parent = await lockComment(tx, parentId);
  await countReplies(tx, partOf(row, { subjectId: parentId, by: sign }));
  if (parent?.status === 'published') await counted(tx, partOf(row, { subjectId, by: sign }));
}
