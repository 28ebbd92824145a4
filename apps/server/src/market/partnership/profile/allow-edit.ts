import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import type { PartnerAccount, PartnerAccounts } from '../../../identity/partner/index.ts';
import { type Authorized, authorize } from '../../../platform/authorize.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { type EditMode, editModeOf } from './profile.rules.ts';

/** What the screen asks: whether the owner's edit would be taken now. */
export function mayEditNow(partners: PartnerAccounts, viewer: Viewer, partner: PartnerAccount): boolean {
  const mode = editModeOf(partner.status);
  return partners.isOwner(viewer, partner) && (mode === 'draft' || mode === 'live');
}

/** 404 for another person's partner, 403 for staff, 409 while it is under review or closed. */
export function allowEdit(
  { partners }: Pick<PartnershipDependencies, 'partners'>,
  viewer: Viewer,
  found: PartnerAccount | null,
): { readonly partner: Authorized<PartnerAccount>; readonly mode: EditMode & ('draft' | 'live') } {
  const seen = partners.transitions.seen(viewer, found);
  const partner = authorize(seen, partners.isOwner(viewer, seen));
  const mode = editModeOf(partner.status);
  if (mode === 'under_review') return refuse(partnerErrors.under_review, { present: partner.status });
  if (mode === 'closed') return refuse(partnerErrors.profile_not_editable, { present: partner.status });
  return { partner, mode };
}
