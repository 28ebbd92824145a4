import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of a request or an assignment. */
export const fulfilmentChanges: ChangeNames = {
  ownPrice: (t) => t('changed.ownPrice', 'Your price before tax'),
  seriesVisits: (t) => t('changed.seriesVisits', 'Visits in the series'),
  trustCost: (t) => t('changed.trustCost', 'Trust points lost'),
};
