import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of an account, its features or its subscription. */
export const accountChanges: ChangeNames = {
  openSessions: 'Open sessions',
  accountStatus: 'Account status',
  previousStatus: 'Previous status',
  statusReason: 'Reason for the status',
  isOpen: 'Available to the business',
  closedWhy: 'Why it is closed',
  partnerStatus: 'Partner status',
  suspensionReason: 'Kind of suspension',
  standingReason: 'What the partner reads',
  paidUntil: 'Paid until',
};
