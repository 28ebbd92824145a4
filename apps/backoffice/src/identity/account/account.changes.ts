import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of an account, its features or its subscription. */
export const accountChanges: ChangeNames = {
  openSessions: t('account.openSessions', 'Open sessions'),
  accountStatus: t('account.accountStatus', 'Account status'),
  previousStatus: t('account.previousStatus', 'Previous status'),
  statusReason: t('account.reasonForTheStatus', 'Reason for the status'),
  isOpen: t('account.availableToTheBusiness', 'Available to the business'),
  closedWhy: t('account.whyItIsOff', 'Why it is off'),
  partnerStatus: t('account.partnerStatus', 'Partner status'),
  suspensionReason: t('account.reasonForSuspension', 'Reason for suspension'),
  standingReason: t('account.messageToThePartner', 'Message to the partner'),
  paidUntil: t('account.paidUntil', 'Paid until'),
};
