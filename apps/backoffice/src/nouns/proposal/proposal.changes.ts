import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of what may need a second Admin. */
export const proposalChanges: ChangeNames = {
  verdict: {
    name: t('proposal.approval', 'Approval'),
    choices: {
      free: t('proposal.notNeeded', 'not needed'),
      second_admin: t('proposal.byAnotherAdmin', 'by another Admin'),
      refused: t('proposal.notAllowed', 'not allowed'),
    },
  },
  firstDay: t('common.firstDay', 'First day'),
  lastDay: t('common.lastDay', 'Last day'),
};
