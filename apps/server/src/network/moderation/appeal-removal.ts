import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { appealRemoval as endpoint } from '@nukkad/contract/network/moderation/moderation.api';
import type { OwnRemoval } from '@nukkad/contract/network/moderation/moderation.model';
import { moderationErrors } from '@nukkad/contract/network/moderation/moderation.noun';
import { partOf } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ModerationDependencies } from './moderation.interface.ts';
import { presentRemoval } from './moderation.presenter.ts';
import { appealBefore } from './moderation.rules.ts';
import { caseTransitions } from './moderation.transitions.ts';
import { findRemoval, saveAppeal } from './removal.store.ts';

/** Once, by the author, while there is time. */
export const appealRemoval = (
  deps: ModerationDependencies,
  call: SignedInCall,
  { removalId, version, words }: EndpointParsed<typeof endpoint>['body'],
): Promise<OwnRemoval> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const { memberId } = await deps.member.memberOf(call, tx, 'update');
    const removal = await findRemoval(tx, removalId);
    if (!removal || removal.authorId !== memberId)
      return refuse(moderationErrors.moderation_removal_not_found);
    const who = { viewer, memberId };
    const { verb } = caseTransitions;
    const allowed = await caseTransitions.lockTo(tx, who, verb.appeal, removal.caseId);
    if (allowed.row.version !== version) refuse(moderationErrors.moderation_moved_on);
    if (appealBefore(removal.at) <= now) refuse(moderationErrors.moderation_appeal_over);
    const moved = await caseTransitions.move(tx, allowed, { now, changes: { since: now } });
    const appealed = { ...removal, appealWords: words, appealedAt: now, appealStatus: 'open' as const };
    await saveAppeal(tx, partOf(moved, appealed));
    return presentRemoval(appealed, { row: moved, who, now });
  });
