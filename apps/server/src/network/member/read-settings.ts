import type { NetworkSettings } from '@nukkad/contract/network/member/member.model';
import { memberErrors } from '@nukkad/contract/network/member/member.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import { cardsFor } from './member-cards.ts';
import { memberOf } from './member-of.ts';
import type { Member, MemberDependencies } from './member.interface.ts';
import { isOwnMember, mayChooseActsFor } from './member.policy.ts';

async function choiceOf({ partner }: MemberDependencies, reader: Reader, viewer: Viewer, member: Member) {
  if (!mayChooseActsFor(viewer)) return { actsFor: null, businessName: null };
  const organisationId = organisationOf(viewer);
  const found = await partner.getOrganisations(reader, [organisationId]);
  return {
    actsFor: member.userId === null ? ('business' as const) : ('self' as const),
    businessName: found.get(organisationId)?.companyName ?? null,
  };
}

export async function presentSettings(
  deps: MemberDependencies,
  reader: Reader,
  viewer: Viewer,
  member: Member,
): Promise<NetworkSettings> {
  const [cards, choice] = await Promise.all([
    cardsFor(deps, reader, member.memberId, [member.memberId]),
    choiceOf(deps, reader, viewer, member),
  ]);
  const { seenBy, askedBy, mentionedBy, isListed, showsVisits, version, createdAt } = member;
  return {
    member: cards.get(member.memberId) ?? refuse(memberErrors.member_not_found),
    seenBy,
    askedBy,
    mentionedBy,
    isListed,
    showsVisits,
    ...choice,
    can: { update: isOwnMember(viewer, member) },
    version,
    since: createdAt.toISOString(),
  };
}

export async function readSettings(
  deps: MemberDependencies,
  { viewer }: SignedInCall,
): Promise<NetworkSettings> {
  const { db } = deps.platform;
  return presentSettings(deps, db, viewer, await memberOf(deps, viewer, db));
}
