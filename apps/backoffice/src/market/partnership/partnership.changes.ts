import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';
import { fieldWords } from './field-words.ts';

/** What the fields are called that an Admin confirms of a profile or of a partner's standing. */
export const partnershipChanges: ChangeNames = {
  ...fieldWords,
  openBookings: t('standing.openBookings', 'Open bookings'),
  people: t('partners.team', 'Team members'),
  toBePaid: t('standing.toBePaid', 'To be paid out'),
  owed: t('standing.owed', 'Owed to the platform'),
};
