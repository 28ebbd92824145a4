import { istDay } from '@nukkad/contract/kernel/time';
import type { AskCoupon } from '../../coupon/index.ts';
import type { Asker, Quote } from '../quote-cart.ts';

type Facts = Pick<Quote, 'cart' | 'lines' | 'categoryId' | 'address'>;

/** The cart as coupons see it: what its services cost before fees and tax, of what kind, where, and today. */
export const askOf = ({ cart, lines, categoryId, address }: Facts, { now, lang }: Asker): AskCoupon => ({
  userId: cart.userId,
  servicesPaise: lines.reduce((sum, line) => sum + line.linePaise, 0),
  categoryId: categoryId ?? '',
  cityCode: address?.cityCode || null,
  today: istDay(now),
  lang,
});
