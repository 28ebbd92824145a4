import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { getBusinessLogo as logoCall } from '@nukkad/contract/market/partnership/logo.api';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { ownOrganisation } from '../own-organisation.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { mayEditNow } from '../profile/allow-edit.ts';

export type ShownLogo = EndpointOutput<typeof logoCall>;

export async function presentLogo(
  { partner: { logos }, partners }: PartnershipDependencies,
  reader: Reader,
  partner: PartnerAccount,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
): Promise<ShownLogo> {
  const logo = await logos.link(reader, partner.organisationId, now);
  return { logo, can: { change: mayEditNow(partners, viewer, partner) } };
}

/** 404 for viewers without access. */
export async function readLogo(deps: PartnershipDependencies, call: SignedInCall): Promise<ShownLogo> {
  const { db } = deps.platform;
  const found = await deps.partners.find(db, ownOrganisation(call.viewer));
  return presentLogo(deps, db, deps.partners.transitions.seen(call.viewer, found), call);
}
