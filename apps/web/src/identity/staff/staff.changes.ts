import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of an invitation or a membership. */
export const staffChanges: ChangeNames = {
  companyName: (t) => t('changed.companyName', 'Business'),
  designation: (t) => t('changed.designation', 'Job title'),
  isProfessional: (t) => t('changed.isProfessional', 'Takes jobs'),
};
