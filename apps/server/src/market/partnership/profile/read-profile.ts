import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findBank } from '../bank/bank.store.ts';
import { findOpenChange } from '../change/change.store.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { findLastReview } from '../review/review.store.ts';
import { type ProfileDependencies, presentProfile } from './profile.presenter.ts';
import { neededDocuments, stepsOf } from './profile.rules.ts';

type GatherDependencies = Pick<
  PartnershipDependencies,
  'catalog' | 'document' | 'geography' | 'partners' | 'platform'
>;

/** Everything that a profile is made of, read in the caller's transaction where there is one. */
export async function gatherProfile(
  parts: GatherDependencies,
  reader: Reader,
  partner: PartnerAccount,
): Promise<ProfileDependencies> {
  const { organisationId } = partner;
  const bank = await findBank(reader, organisationId);
  const serviceCount = await parts.catalog.countPartnerServices(reader, organisationId);
  const attached = await parts.document.attachedTypes(reader, organisationId, parts.platform.clock.now());
  const forWork = (await parts.catalog.neededDocuments(reader, [organisationId])).map(({ type }) => type);
  const place = await parts.geography.locate(reader, partner.pincode);
  return {
    partner,
    bank,
    serviceCount,
    steps: stepsOf({ ...partner, serviceCount, bankState: bank?.status ?? null, attached, forWork }),
    needed: neededDocuments({ ...partner, forWork }),
    change: await findOpenChange(reader, organisationId),
    review: await findLastReview(reader, organisationId),
    city: place?.city ?? place?.district ?? '',
    state: place?.state ?? '',
  };
}

/** The profile as it is after a verb, for its answer. */
export async function presentAfter(
  parts: GatherDependencies,
  reader: Reader,
  organisationId: string,
  viewer: Viewer,
): Promise<PartnerProfile> {
  const partner = await parts.partners.find(reader, organisationId);
  if (!partner) return refuse(partnerErrors.partner_not_found);
  return presentProfile(parts.partners, await gatherProfile(parts, reader, partner), viewer);
}

/** 404 for viewers without access. */
export async function readProfile(
  parts: PartnershipDependencies,
  organisationId: string,
  viewer: Viewer,
): Promise<PartnerProfile> {
  const { db } = parts.platform;
  const partner = parts.partners.transitions.seen(viewer, await parts.partners.find(db, organisationId));
  return presentProfile(parts.partners, await gatherProfile(parts, db, partner), viewer);
}
