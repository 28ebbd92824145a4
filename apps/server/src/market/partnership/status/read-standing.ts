import {
  type PartnerStanding,
  partnerStatusMoves,
} from '@nukkad/contract/market/partnership/office-partner.api';
import { recordOf } from '@nukkad/contract/kernel/record';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { countOfPartner } from '../office/partners.store.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';

/** The standing of a partner, and what a change of it concerns: bookings, people and money. */
export async function standingOf(
  deps: PartnershipDependencies,
  reader: Reader,
  { organisationId, status, suspensionReason, standingReason }: PartnerAccount,
): Promise<Omit<PartnerStanding, 'can'>> {
  const balance = (await deps.balances.answers[0]?.(reader, organisationId)) ?? 0;
  return {
    organisationId,
    status,
    suspensionReason,
    standingReason,
    openBookings: await deps.platform.contributions.openWork.ofPartner(reader, organisationId),
    people: (await countOfPartner(reader, organisationId)).people,
    toBePaid: Math.max(0, balance),
    owed: Math.max(0, -balance),
  };
}

/** For the Admin who is about to change it. */
export async function readStanding(
  deps: PartnershipDependencies,
  viewer: Viewer,
  organisationId: string,
): Promise<PartnerStanding> {
  const { partners, platform } = deps;
  const partner = partners.transitions.seen(viewer, await partners.find(platform.db, organisationId));
  const moves = partners.transitions.movesOf(viewer, partner);
  const can = recordOf(partnerStatusMoves, (verb) => moves[verb]);
  return { ...(await standingOf(deps, platform.db, partner)), can };
}
