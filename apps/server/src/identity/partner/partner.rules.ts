import type { PartnerStatus } from './partner.interface.ts';

/** Only an Active partner is offered bookings; Approved ones still lack a verified bank account. */
export function isActivePartner(status: PartnerStatus): boolean {
  return status === 'Active';
}

const closed: ReadonlySet<PartnerStatus> = new Set(['Blocked', 'Deactivated', 'Inactive', 'Suspended']);

/** May its staff work? Also for one that leaves (PendingForDeactivation): what is open must still be done. */
export function mayStaffWork(status: PartnerStatus): boolean {
  return !closed.has(status);
}
