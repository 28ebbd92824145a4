import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms by applying for a job. */
export const applicationChanges: ChangeNames = {
  wageFrom: (t) => t('changed.wageFrom', 'Pay, at least'),
  wageTo: (t) => t('changed.wageTo', 'Pay, at most'),
};
