/** What is seen when an Admin sets, decides on or ends a price by city. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';

export const confirmsPriceEffect = confirmation('price effect', { verdict: 'choice', partners: 'count' });

export const seenOfPriceEffect = (effect: {
  readonly verdict: string;
  readonly partners: number;
}): Seen<typeof confirmsPriceEffect> => ({ verdict: effect.verdict, partners: effect.partners });

export const confirmsCityPrice = confirmation('city price', {
  unitPrice: 'money',
  firstDay: 'day',
  lastDay: 'day',
  proposalReason: 'text',
});

export const seenOfCityPrice = (price: {
  readonly pricePaise: number;
  readonly fromDay: string;
  readonly toDay: string | null;
  readonly why: string;
}): Seen<typeof confirmsCityPrice> => ({
  unitPrice: price.pricePaise,
  firstDay: price.fromDay,
  lastDay: price.toDay,
  proposalReason: price.why,
});
