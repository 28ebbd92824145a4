import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of erasing an account. */
export const privacyChanges: ChangeNames = {
  kept: (t) => t('changed.kept', 'What we must keep'),
};
