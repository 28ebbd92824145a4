import type { KnownProfessional } from '@nukkad/contract/identity/partner/known-professional';
import { effectivePermissions } from '@nukkad/contract/kernel/permissions';
import { shortName } from '../../platform/short-name.rules.ts';
import type { PartnerStatus, ProfessionalFacts, StaffRights, StaffRightsFacts } from './partner.interface.ts';

/** Only an Active partner is offered bookings; Approved ones still lack a verified bank account. */
export function isActivePartner(status: PartnerStatus): boolean {
  return status === 'Active';
}

/** The surname stays with the partner, and the plain average has one decimal. */
export const publicFace = ({
  fullName,
  ratingSum,
  ratingCount,
  jobsDone,
}: ProfessionalFacts): KnownProfessional => ({
  name: shortName(fullName),
  rating: ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
  jobsDone,
});

const closed: ReadonlySet<PartnerStatus> = new Set(['Blocked', 'Deactivated', 'Inactive', 'Suspended']);

type Firm = Pick<StaffRightsFacts, 'organisationStatus' | 'suspensionReason'>;

/**
 * True if its staff may work; also for one under deactivation (PendingForDeactivation), which must finish open
 * bookings. Whose subscription has expired keeps the rights to look: the gate lets no call through that writes.
 */
function keepsRights({ organisationStatus, suspensionReason }: Firm): boolean {
  return !closed.has(organisationStatus) || suspensionReason === 'Subscription expired';
}

const nothing: StaffRights = { isProfessional: false, permissions: new Set() };

/** What a staff member may do; nothing at all unless it is active and its organisation may work. */
export function rightsOf(facts: StaffRightsFacts | null): StaffRights {
  if (!facts?.isActive || !keepsRights(facts)) return nothing;
  return {
    isProfessional: facts.isProfessional,
    permissions: effectivePermissions(facts.grants, facts.closedKeys),
  };
}
