import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that a business confirms when it hires. */
export const hireChanges: ChangeNames = {
  monthly: (t) => t('changed.monthly', 'Monthly pay'),
  placesLeft: (t) => t('changed.placesLeft', 'Openings left'),
};
