import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of repeating visits. */
export const seriesChanges: ChangeNames = {
  visits: (t) => t('changed.visits', 'Booked visits'),
  movedVisits: (t) => t('changed.movedVisits', 'Visits that move'),
  laterBooked: (t) => t('changed.laterBooked', 'Visits that are booked again later'),
  backVisits: (t) => t('changed.backVisits', 'Visits that follow again'),
  firstStartsAt: (t) => t('changed.firstStartsAt', 'Next visit'),
};
