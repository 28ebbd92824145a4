import { candidateErrors } from '@nukkad/contract/hiring/candidate/candidate.noun';
import {
  type CandidateProfile,
  type HiddenBusiness,
  mostHiddenBusinesses,
} from '@nukkad/contract/hiring/candidate/candidate.model';
import { actorOf, audit } from '../../platform/audit.ts';
import { partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { wantedOf } from '../../platform/search/wanted.rules.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { CandidateDependencies, CandidateParts } from './candidate.interface.ts';
import { defaultCandidateRules } from './candidate.rules.ts';
import { deleteHiddenBusiness, insertHiddenBusiness, listHiddenBusinesses } from './hidden-business.store.ts';
import { followHiding, lockOwn } from './own-candidate.ts';
import { readProfile } from './read-profile.ts';

const mostFound = 10;
/** Businesses that do not work now are left out, so more are asked for. */
const mostAsked = 30;

/** Businesses that work now, the closest name first. */
export async function findBusinesses(
  { partner, platform }: CandidateDependencies,
  { q }: { readonly q: string },
): Promise<{ items: HiddenBusiness[] }> {
  const found = await partner.findByName(platform.db, wantedOf(q), mostAsked);
  const working = found.filter((one) => partner.isActive(one)).slice(0, mostFound);
  return {
    items: working.map(({ organisationId, companyName }) => ({ organisationId, name: companyName })),
  };
}

const limitAt = async (tx: Tx, now: Date): Promise<number> =>
  Math.min(
    (await settingAt(tx, 'candidate.rules', now, defaultCandidateRules)).hiddenBusinesses,
    mostHiddenBusinesses,
  );

interface Named {
  readonly organisationId: string;
}

const log = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: 'candidate.hide' | 'candidate.unhide',
  named: Named,
) =>
  audit(tx, now, {
    ...actorOf(viewer),
    action,
    subjectKind: 'candidate',
    subjectId: viewer.userId,
    detail: { business: named.organisationId },
  });

/** The own profile is locked, so that two at one instant do not both find room. */
export const hideFromBusiness = (
  deps: CandidateParts,
  call: SignedInCall,
  { organisationId }: Named,
): Promise<CandidateProfile> =>
  deps.platform.write(call, async (tx) => {
    const own = await lockOwn(tx, call);
    const [there, hidden, limit] = await Promise.all([
      deps.partner.getOrganisations(tx, [organisationId]),
      listHiddenBusinesses(tx, own.userId),
      limitAt(tx, call.now),
    ]);
    if (!there.has(organisationId)) refuse(candidateErrors.candidate_business_not_found);
    if (!hidden.includes(organisationId)) {
      if (hidden.length >= limit) refuse(candidateErrors.candidate_businesses_full, { values: { limit } });
      await insertHiddenBusiness(tx, partOf(own, { userId: own.userId, organisationId }), call.now);
      await followHiding(deps, tx, own);
      await log(tx, call, 'candidate.hide', { organisationId });
    }
    return readProfile(deps, tx, call);
  });

export const showToBusiness = (
  deps: CandidateDependencies,
  call: SignedInCall,
  { organisationId }: Named,
): Promise<CandidateProfile> =>
  deps.platform.write(call, async (tx) => {
    const own = await lockOwn(tx, call);
    if ((await listHiddenBusinesses(tx, own.userId)).includes(organisationId)) {
      await deleteHiddenBusiness(tx, partOf(own, { userId: own.userId, organisationId }));
      await log(tx, call, 'candidate.unhide', { organisationId });
    }
    return readProfile(deps, tx, call);
  });
