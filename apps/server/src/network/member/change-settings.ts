import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { changeNetworkSettings } from '@nukkad/contract/network/member/member.api';
import type { NetworkSettings } from '@nukkad/contract/network/member/member.model';
import { memberErrors } from '@nukkad/contract/network/member/member.noun';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { memberOf } from './member-of.ts';
import type { Member, MemberDependencies } from './member.interface.ts';
import { isOwnMember, mayChooseActsFor } from './member.policy.ts';
import { findOwn, lockMember, saveMember } from './member.store.ts';
import { presentSettings } from './read-settings.ts';

type Sent = EndpointParsed<typeof changeNetworkSettings>['body'];

/** A page that not everyone sees is in no search engine. */
function changed(row: Member, sent: Sent): Member {
  const seenBy = sent.seenBy ?? row.seenBy;
  return {
    ...row,
    handle: sent.handle ?? row.handle,
    headline: sent.headline === undefined ? row.headline : sent.headline,
    seenBy,
    askedBy: sent.askedBy ?? row.askedBy,
    mentionedBy: sent.mentionedBy ?? row.mentionedBy,
    isListed: seenBy === 'everyone' && (sent.isListed ?? row.isListed),
    showsVisits: sent.showsVisits ?? row.showsVisits,
    version: row.version + 1,
  };
}

const lockOwn = async (tx: Tx, memberId: string): Promise<Member> =>
  (await lockMember(tx, memberId)) ?? refuse(memberErrors.member_not_found);

const logged = (call: SignedInCall, memberId: string, fields: readonly string[]) => ({
  ...actorOnBehalf(call.viewer),
  action: 'member.changed' as const,
  subjectKind: 'network_member',
  subjectId: memberId,
  detail: { fields },
});

/** The own address, headline and terms. */
export async function changeSettings(
  deps: MemberDependencies,
  call: SignedInCall,
  sent: Sent,
): Promise<NetworkSettings> {
  const { platform } = deps;
  const own = await memberOf(deps, call.viewer, platform.db, 'update');
  return platform.write(call, async (tx) => {
    const row = await lockOwn(tx, own.memberId);
    const allowed = authorize(changed(row, sent), isOwnMember(call.viewer, row));
    if (row.version !== sent.version) return refuse(memberErrors.member_moved_on);
    await saveMember(tx, allowed);
    const fields = Object.keys(sent).filter((field) => field !== 'version');
    await audit(tx, call.now, logged(call, row.memberId, fields));
    return presentSettings(deps, tx, call.viewer, allowed);
  });
}

/** A member of staff acts for themselves, or for the business; the choice stays with the person. */
export async function chooseActsFor(
  deps: MemberDependencies,
  call: SignedInCall,
  actsFor: 'self' | 'business',
): Promise<NetworkSettings> {
  const { platform } = deps;
  const { viewer } = call;
  authorize(viewer, mayChooseActsFor(viewer));
  // Made where it is not there yet, for whichever of both they act now.
  await memberOf(deps, viewer, platform.db);
  await platform.write(call, async (tx) => {
    const own = (await findOwn(tx, viewer)).find(({ userId }) => userId === viewer.userId);
    const row = await lockOwn(tx, own?.memberId ?? '');
    const next = { ...row, actsForBusiness: actsFor === 'business', version: row.version + 1 };
    await saveMember(tx, authorize(next, mayChooseActsFor(viewer)));
    await audit(tx, call.now, logged(call, row.memberId, ['actsFor']));
  });
  const member = await memberOf(deps, viewer, platform.db);
  return presentSettings(deps, platform.db, viewer, member);
}
