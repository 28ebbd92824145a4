import type { changeTalent as changeCall } from '@nukkad/contract/hiring/talent-pool/talent-pool.api';
import type { KeptTalent } from '@nukkad/contract/hiring/talent-pool/talent-pool.model';
import { talentPoolErrors } from '@nukkad/contract/hiring/talent-pool/talent-pool.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOf, audit } from '../../platform/audit.ts';
import { authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { organisationOf } from '../../platform/viewer.ts';
import type { TalentPoolDependencies } from './talent-pool.interface.ts';
import { mayChange, mayRemove } from './talent-pool.policy.ts';
import { presentKept } from './talent-pool.presenter.ts';
import { tagsOf } from './talent-pool.rules.ts';
import { type TalentKey, deleteTalents, listKnownTags, lockTalent, saveTalent } from './talent-pool.store.ts';

const log = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: 'talent_pool.change' | 'talent_pool.remove',
  { userId }: TalentKey,
) => audit(tx, now, { ...actorOf(viewer), action, subjectKind: 'candidate', subjectId: userId });

/** In the own pool, and may be kept now; else there is no one. */
async function lockKept({ candidate }: TalentPoolDependencies, tx: Tx, call: SignedInCall, userId: string) {
  const organisationId = organisationOf(call.viewer);
  const row = await lockTalent(tx, organisationId, userId);
  const open = await candidate.openTo(tx, call.viewer, [userId]);
  return row && open.has(userId) ? row : refuse(talentPoolErrors.talent_not_found);
}

export const changeTalent = (
  deps: TalentPoolDependencies,
  call: SignedInCall,
  { userId, version, words, tags }: EndpointParsed<typeof changeCall>['body'],
): Promise<KeptTalent> =>
  deps.platform.write(call, async (tx) => {
    const row = await lockKept(deps, tx, call, userId);
    const own = authorize(row, mayChange(call.viewer, row));
    if (row.version !== version) refuse(talentPoolErrors.talent_moved_on);
    const next = {
      ...row,
      words: words ?? '',
      tags: tagsOf(tags, await listKnownTags(tx, row.organisationId)),
      version: version + 1,
    };
    await saveTalent(tx, partOf(own, next));
    await log(tx, call, 'talent_pool.change', row);
    return presentKept(deps, tx, next);
  });

export const removeTalent = (
  deps: TalentPoolDependencies,
  call: SignedInCall,
  { userId }: { readonly userId: string },
): Promise<{ removed: true }> =>
  deps.platform.write(call, async (tx) => {
    const row = await lockKept(deps, tx, call, userId);
    const own = authorize(row, mayRemove(call.viewer, row));
    await deleteTalents(tx, partOf(own, { organisationId: row.organisationId, userIds: [userId] }));
    await log(tx, call, 'talent_pool.remove', row);
    return { removed: true };
  });
