import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of a partner's hours, bank account and leaving. */
export const partnershipChanges: ChangeNames = {
  payout: (t) => t('changed.payout', 'Upcoming payout'),
  bankAccount: (t) => t('changed.bankAccount', 'Bank account ending in'),
  monday: (t) => t('changed.monday', 'Monday'),
  tuesday: (t) => t('changed.tuesday', 'Tuesday'),
  wednesday: (t) => t('changed.wednesday', 'Wednesday'),
  thursday: (t) => t('changed.thursday', 'Thursday'),
  friday: (t) => t('changed.friday', 'Friday'),
  saturday: (t) => t('changed.saturday', 'Saturday'),
  sunday: (t) => t('changed.sunday', 'Sunday'),
  ownerWorks: (t) => t('changed.ownerWorks', 'You do jobs yourself'),
};
