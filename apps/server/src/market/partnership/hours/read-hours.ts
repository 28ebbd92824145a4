import type { WorkingHours } from '@nukkad/contract/market/partnership/hours.model';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { ownOrganisation } from '../own-organisation.ts';
import { readPartnerRules } from '../office/partners.store.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { editModeOf } from '../profile/profile.rules.ts';
import { firstDays, oneBlockADay } from './hours.rules.ts';

/** Before anything was said, the hours that it will go live with. */
export async function gatherHours(
  deps: PartnershipDependencies,
  reader: Reader,
  partner: PartnerAccount,
  viewer: Viewer,
  now: Date,
): Promise<WorkingHours> {
  const { organisationId, ownerWorks, status } = partner;
  const kept = await deps.schedule.listOpeningHours(reader, organisationId);
  const { firstHours } = await readPartnerRules(reader, now);
  const mode = editModeOf(status);
  return {
    days: kept.length > 0 ? oneBlockADay(kept) : firstDays(firstHours),
    ownerWorks,
    professionals: (await deps.partner.listProfessionals(reader, organisationId)).length,
    can: { edit: deps.partners.isOwner(viewer, partner) && (mode === 'live' || mode === 'draft') },
  };
}

/** 404 for viewers without access. */
export async function readHours(deps: PartnershipDependencies, viewer: Viewer): Promise<WorkingHours> {
  const { platform } = deps;
  const partner = deps.partners.transitions.seen(
    viewer,
    await deps.partners.find(platform.db, ownOrganisation(viewer)),
  );
  return gatherHours(deps, platform.db, partner, viewer, platform.clock.now());
}
