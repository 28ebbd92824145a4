import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { dayMs } from '@nukkad/contract/kernel/time';
import type { setReaction as endpoint } from '@nukkad/contract/network/reaction/reaction.api';
import { isNewMember, newMemberUntil } from '@nukkad/contract/network/member/new-member';
import { type ReactionKind, reactionsADayOfNew } from '@nukkad/contract/network/reaction/reaction.model';
import { reactionErrors, reactionEvents } from '@nukkad/contract/network/reaction/reaction.noun';
import { authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { momentOf } from '../../platform/spoken.rules.ts';
import type { Member } from '../member/index.ts';
import { subjectOf } from './read-subject.ts';
import type { ReactionDependencies } from './reaction.interface.ts';
import { countSince, saveReaction } from './reaction.store.ts';

/** New members may do less a day; taking one back is always possible. */
async function holdToLimit(tx: Tx, member: Member, kind: ReactionKind | null, now: Date): Promise<void> {
  if (kind === null || !isNewMember(member, now)) return;
  const given = await countSince(tx, member.memberId, new Date(now.getTime() - dayMs));
  // With the one that is being given.
  if (given <= reactionsADayOfNew) return;
  const from = momentOf(newMemberUntil(member));
  refuse(reactionErrors.reaction_limit, { values: { limit: reactionsADayOfNew, from } });
}

/**
 * One tap: the row is written beside the question whether the member may see what it reacts to, and is taken back with the
 * transaction where it may not.
 */
export async function setReaction(
  deps: ReactionDependencies,
  call: SignedInCall,
  { subject, subjectId, kind }: EndpointParsed<typeof endpoint>['body'],
): Promise<{ kind: ReactionKind | null }> {
  const { now } = call;
  const member = await deps.member.memberOf(call, deps.platform.db, 'create');
  const { memberId } = member;
  const of = subjectOf(deps, subject);
  return deps.platform.write(call, async (tx) => {
    const reaction = authorize({ subject, subjectId, memberId, kind }, member.isActive);
    const [found, by] = await Promise.all([
      of.read(tx, memberId, [subjectId]),
      saveReaction(tx, reaction, now),
      holdToLimit(tx, member, kind, now),
    ]);
    const seen = found.get(subjectId) ?? refuse(reactionErrors.reaction_subject_not_found);
    const given = { subject, subjectId, memberId, authorId: seen.authorId, screen: seen.screen };
    if (by !== 0)
      await Promise.all([
        of.counted(tx, partOf(reaction, { subjectId, by })),
        ...(by > 0 && seen.authorId !== memberId ? [publish(tx, now, reactionEvents.given, given)] : []),
      ]);
    return { kind };
  });
}
