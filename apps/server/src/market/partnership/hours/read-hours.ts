import type { WorkingHours } from '@nukkad/contract/market/partnership/hours.model';
import {
  type PartnerAccount,
  findPartner,
  isPartnerOwner,
  listActiveProfessionals,
  partnerTransitions,
} from '../../../identity/partner/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { listOpeningHours } from '../../schedule/index.ts';
import { ownOrganisation } from '../own-organisation.ts';
import { readPartnerRules } from '../partner-rules.store.ts';
import type { PartnershipDependencies } from '../partnership.dependencies.ts';
import { editModeOf } from '../profile/profile.rules.ts';
import { firstDays, oneBlockADay } from './hours.rules.ts';

/** Before anything was said, the hours that it will go live with. */
export async function gatherHours(
  reader: Reader,
  partner: PartnerAccount,
  viewer: Viewer,
  now: Date,
): Promise<WorkingHours> {
  const { organisationId, ownerWorks, status } = partner;
  const kept = await listOpeningHours(reader, organisationId);
  const { firstHours } = await readPartnerRules(reader, now);
  const mode = editModeOf(status);
  return {
    days: kept.length > 0 ? oneBlockADay(kept) : firstDays(firstHours),
    ownerWorks,
    professionals: (await listActiveProfessionals(reader, organisationId)).length,
    can: { edit: isPartnerOwner(viewer, partner) && (mode === 'live' || mode === 'draft') },
  };
}

/** 404 for viewers without access. */
export async function readHours(
  { platform }: PartnershipDependencies,
  viewer: Viewer,
): Promise<WorkingHours> {
  const partner = partnerTransitions.seen(viewer, await findPartner(platform.db, ownOrganisation(viewer)));
  return gatherHours(platform.db, partner, viewer, platform.clock.now());
}
