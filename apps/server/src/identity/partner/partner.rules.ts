import type { PartnerStatus } from './partner.interface.ts';

/** Only an Active partner is offered bookings; Approved ones still lack a verified bank account. */
export function isActivePartner(status: PartnerStatus): boolean {
  return status === 'Active';
}

const closed: ReadonlySet<PartnerStatus> = new Set(['Blocked', 'Deactivated', 'Inactive', 'Suspended']);

/**
 * True if its staff may work; also for one under deactivation (PendingForDeactivation), which must finish open
 * bookings.
 */
export function mayStaffWork(status: PartnerStatus): boolean {
  return !closed.has(status);
}
