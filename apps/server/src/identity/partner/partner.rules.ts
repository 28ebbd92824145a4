import { effectivePermissions } from '@nukkad/contract/kernel/permissions';
import type { PartnerStatus, StaffRights, StaffRightsFacts } from './partner.interface.ts';

/** Only an Active partner is offered bookings; Approved ones still lack a verified bank account. */
export function isActivePartner(status: PartnerStatus): boolean {
  return status === 'Active';
}

const closed: ReadonlySet<PartnerStatus> = new Set(['Blocked', 'Deactivated', 'Inactive', 'Suspended']);

/**
 * True if its staff may work; also for one under deactivation (PendingForDeactivation), which must finish open
 * bookings.
 */
function mayStaffWork(status: PartnerStatus): boolean {
  return !closed.has(status);
}

const nothing: StaffRights = { isProfessional: false, permissions: new Set() };

/** What a staff member may do; nothing at all unless it is active and its organisation may work. */
export function rightsOf(facts: StaffRightsFacts | null): StaffRights {
  if (!facts?.isActive || !mayStaffWork(facts.organisationStatus)) return nothing;
  return {
    isProfessional: facts.isProfessional,
    permissions: effectivePermissions(facts.grants, facts.closedKeys),
  };
}
