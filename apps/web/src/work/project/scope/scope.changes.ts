import type { ChangeNames } from '../../../ui/state/change-names.ts';

/** What the fields are called that one confirms of a change. */
export const scopeChanges: ChangeNames = {
  scopeTotalBefore: (t) => t('changed.scopeTotalBefore', 'Total until now'),
  scopeTotalAfter: (t) => t('changed.scopeTotalAfter', 'New total'),
  scopeDueOn: (t) => t('changed.scopeDueOn', 'Last day'),
  scopeStatus: (t) => t('changed.scopeStatus', 'Status of the change'),
};
