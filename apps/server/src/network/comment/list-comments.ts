import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listComments as endpoint } from '@nukkad/contract/network/comment/comment.api';
import type { NetworkComment } from '@nukkad/contract/network/comment/comment.model';
import type { Reader } from '../../platform/db/database.ts';
import { readIdCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Member } from '../member/index.ts';
import type { CommentDependencies } from './comment.interface.ts';
import { presentComment } from './comment.presenter.ts';
import { type CommentRow, listShown, listVisible } from './comment.store.ts';
import { subjectOf } from './read-comments.ts';

interface Reading {
  readonly call: Pick<SignedInCall, 'viewer' | 'now'>;
  readonly member: Member;
  /** The author of the post. */
  readonly of: string;
}

export async function presentComments(
  { member: members, reaction }: CommentDependencies,
  reader: Reader,
  { call: { viewer, now }, member, of }: Reading,
  rows: readonly CommentRow[],
): Promise<NetworkComment[]> {
  if (rows.length === 0) return [];
  const { memberId } = member;
  const ids = rows.map(({ commentId }) => commentId);
  const [cards, own] = await Promise.all([
    members.cards(reader, memberId, [...new Set(rows.map(({ authorId }) => authorId))]),
    reaction.ownOf(reader, memberId, 'comment', ids),
  ]);
  return rows.flatMap((row) => {
    const author = cards.get(row.authorId);
    const reacted = own.get(row.commentId) ?? null;
    return author
      ? [presentComment(row, { who: { viewer, member }, now, author, of, reaction: reacted })]
      : [];
  });
}

/** Of members that the caller has blocked, or that have blocked the caller, none is there; of what the caller may not see, nothing. */
export async function listComments(
  deps: CommentDependencies,
  call: SignedInCall,
  { subject, subjectId, parentId: answering, ...asked }: EndpointParsed<typeof endpoint>['query'],
): Promise<Page<NetworkComment>> {
  const { db } = deps.platform;
  const parentId = answering ?? null;
  const member = await deps.member.memberOf(call, db);
  const { memberId } = member;
  const seen = (await subjectOf(deps, subject).read(db, memberId, [subjectId])).get(subjectId);
  const isHidden = parentId !== null && (await listVisible(db, memberId, [parentId])).length === 0;
  return listOf(asked, {
    after: readIdCursor,
    rows: async (after, limit) =>
      seen && !isHidden ? listShown(db, { subjectId, parentId, viewerId: memberId, after, limit }) : [],
    key: ({ commentId }) => [commentId],
    items: (rows) => presentComments(deps, db, { call, member, of: seen?.authorId ?? '' }, rows),
  });
}
