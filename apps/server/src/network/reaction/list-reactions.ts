import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listReactions as endpoint } from '@nukkad/contract/network/reaction/reaction.api';
import type { MemberReaction } from '@nukkad/contract/network/reaction/reaction.model';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { subjectOf } from './read-subject.ts';
import type { ReactionDependencies } from './reaction.interface.ts';
import { listVisible } from './reaction.store.ts';

/** Who reacted to what the own member may see; to anything else no one. Of a story its author alone learns it. */
export async function listReactions(
  deps: ReactionDependencies,
  call: SignedInCall,
  { subject, subjectId, ...asked }: EndpointParsed<typeof endpoint>['query'],
): Promise<Page<MemberReaction>> {
  const { db } = deps.platform;
  const { memberId } = await deps.member.memberOf(call, db);
  const { read, isListedToAuthor = false } = subjectOf(deps, subject);
  const seen = (await read(db, memberId, [subjectId])).get(subjectId);
  const isListed = seen !== undefined && (!isListedToAuthor || seen.authorId === memberId);
  return listOf(asked, {
    after: readInstantCursor,
    rows: async (after, limit, { kind }) =>
      isListed ? listVisible(db, memberId, { subject, subjectId, kind }, { after, limit }) : [],
    key: (row) => [row.at, row.memberId],
    items: async (rows) => {
      const cards = await deps.member.cards(
        db,
        memberId,
        rows.map((row) => row.memberId),
      );
      return rows.flatMap(({ memberId: id, kind, at }) => {
        const member = cards.get(id);
        return member ? [{ member, kind, at: at.toISOString() }] : [];
      });
    },
  });
}
