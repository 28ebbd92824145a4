import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of erasing an account and of agreeing to terms. */
export const privacyChanges: ChangeNames = {
  versions: (t) => t('changed.versions', 'Versions'),
  kept: (t) => t('changed.kept', 'What we must keep'),
};
