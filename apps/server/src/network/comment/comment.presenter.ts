import type { NetworkComment } from '@nukkad/contract/network/comment/comment.model';
import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type { ReactionKind } from '@nukkad/contract/network/reaction/reaction.model';
import type { Acting } from './comment.policy.ts';
import { mayStillEdit } from './comment.rules.ts';
import type { CommentRow } from './comment.store.ts';
import { commentTransitions } from './comment.transitions.ts';

interface Shown {
  readonly who: Acting;
  readonly now: Date;
  readonly author: MemberCard;
  /** The author of the post. */
  readonly of: string;
  readonly reaction: ReactionKind | null;
}

export function presentComment(row: CommentRow, { who, now, author, of, reaction }: Shown): NetworkComment {
  const may = commentTransitions.movesOf(who, row);
  return {
    commentId: row.commentId,
    parentId: row.parentId,
    author,
    isOfAuthor: row.authorId === of,
    body: row.body,
    at: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    replies: row.replies,
    reactions: row.reactions,
    reaction,
    version: row.version,
    can: {
      edit: may.edit && mayStillEdit(row, now),
      delete: may.delete,
      reply: row.parentId === null,
      report: row.authorId !== who.member?.memberId,
    },
  };
}
