import { t } from '../../platform/words.ts';
import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of the price of a city. */
export const cityPriceChanges: ChangeNames = {
  unitPrice: t('price.price', 'Price'),
  partners: t('price.partnersAffected', 'Partners affected'),
  proposalReason: t('common.reason', 'Reason'),
};
