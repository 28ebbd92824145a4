import type { keepCandidate as keepCall } from '@nukkad/contract/hiring/talent-pool/talent-pool.api';
import { type KeptTalent, mostTalents } from '@nukkad/contract/hiring/talent-pool/talent-pool.model';
import { talentPoolErrors } from '@nukkad/contract/hiring/talent-pool/talent-pool.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOf, audit } from '../../platform/audit.ts';
import { authorize, partOf } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { organisationOf } from '../../platform/viewer.ts';
import type { TalentPoolDependencies } from './talent-pool.interface.ts';
import { mayKeep } from './talent-pool.policy.ts';
import { presentKept } from './talent-pool.presenter.ts';
import { tagsOf } from './talent-pool.rules.ts';
import {
  type TalentRow,
  countTalents,
  findTalent,
  insertTalent,
  listKnownTags,
} from './talent-pool.store.ts';

/** Whom the business finds, or who agreed to it where they applied. */
export const keepCandidate = (
  deps: TalentPoolDependencies,
  call: SignedInCall,
  { userId, words, tags }: EndpointParsed<typeof keepCall>['body'],
): Promise<KeptTalent> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const organisationId = organisationOf(viewer);
    const pool = authorize({ organisationId }, mayKeep(viewer, { organisationId }));
    const count = await countTalents(tx, organisationId);
    const open = await deps.candidate.openTo(tx, viewer, [userId]);
    if (!open.has(userId)) refuse(talentPoolErrors.talent_not_open);
    if (await findTalent(tx, organisationId, userId)) refuse(talentPoolErrors.talent_kept_already);
    if (count >= mostTalents) refuse(talentPoolErrors.talent_pool_full, { values: { limit: mostTalents } });
    const row: TalentRow = {
      organisationId,
      userId,
      words: words ?? '',
      tags: tagsOf(tags, await listKnownTags(tx, organisationId)),
      keptBy: viewer.userId,
      keptAt: now,
      version: 1,
    };
    await insertTalent(tx, partOf(pool, row));
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'talent_pool.keep',
      subjectKind: 'candidate',
      subjectId: userId,
    });
    return presentKept(deps, tx, row);
  });
