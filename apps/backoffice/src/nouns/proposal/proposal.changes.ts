import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of what may need a second Admin. */
export const proposalChanges: ChangeNames = {
  verdict: {
    name: 'Approval',
    choices: { free: 'none needed', second_admin: 'a second Admin', refused: 'refused' },
  },
  firstDay: 'First day',
  lastDay: 'Last day',
};
