import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of a project. */
export const projectChanges: ChangeNames = {
  projectStatus: (t) => t('changed.projectStatus', 'Status'),
  milestonesOpen: (t) => t('changed.milestonesOpen', 'Open milestones'),
  milestoneTitle: (t) => t('changed.milestoneTitle', 'Milestone'),
  amountToPay: (t) => t('changed.amountToPay', 'Amount to pay'),
  milestoneStatus: (t) => t('changed.milestoneStatus', 'Status of the milestone'),
};
