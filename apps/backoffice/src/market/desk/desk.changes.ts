import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of a booking. */
export const deskChanges: ChangeNames = {
  bookingStatus: t('common.status', 'Status'),
  startsAt: t('desk.visit', 'Visit'),
  partnerName: t('desk.by.partner', 'Partner'),
  fee: t('desk.charged', 'Charge'),
  refund: t('desk.refund', 'Refund'),
};
