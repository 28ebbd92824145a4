import type { ChangeNames } from '../../ui/change-names.ts';
import { t } from '../../platform/words.ts';

/** What the fields are called that an Admin confirms of the dispute of a milestone. */
export const milestoneDisputeChanges: ChangeNames = {
  partnerAnswered: t('milestoneDispute.change.answered', 'The partner’s answer'),
  notToBePaid: t('milestoneDispute.unpaid', 'No longer to be paid'),
  goesBack: t('milestoneDispute.returned', 'Refunded through the gateway'),
  partnerGivesBack: t('milestoneDispute.byPartner', 'The partner returns it directly'),
};
