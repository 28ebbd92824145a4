import type { ChangeNames } from '../../ui/change-names.ts';
import { t } from '../../platform/words.ts';
import { bearerWords } from './dispute-words.ts';

/** What the fields are called that an Admin confirms of a dispute. */
export const disputeChanges: ChangeNames = {
  disputeVersion: t('dispute.change.version', 'The dispute'),
  refund: t('dispute.change.refund', 'Refund to the customer'),
  partnerBears: t('dispute.change.partner', 'Borne by the partner'),
  platformBears: t('dispute.change.platform', 'Borne by the platform'),
  secondAdmin: t('dispute.change.second', 'Needs a second Admin'),
  amount: t('dispute.change.amount', 'Refund'),
  bornBy: { name: t('dispute.bornBy', 'Who bears it'), choices: bearerWords },
};
