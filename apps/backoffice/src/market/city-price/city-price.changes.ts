import type { ChangeNames } from '../../ui/change-names.ts';

/** What the fields are called that an Admin confirms of the price of a city. */
export const cityPriceChanges: ChangeNames = {
  unitPrice: 'Price',
  partners: 'Partners concerned',
  proposalReason: 'Reason given',
};
