import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of a customer's credit. */
export const creditChanges: ChangeNames = {
  creditBefore: t('credit.before', 'Credit now'),
  creditAfter: t('credit.after', 'Credit afterwards'),
  creditGift: t('credit.amount', 'Amount'),
};
