import { istDay } from '@nukkad/contract/kernel/time';
import type { PricedLine } from '../../catalog/index.ts';
import type { CartOffers, CouponQuery } from '../../coupon/index.ts';
import type { AddressFacts } from '../../../places/geography/index.ts';

interface Facts {
  readonly cart: { readonly userId: string; readonly organisationId: string | null };
  readonly lines: readonly PricedLine[];
  readonly categoryId: string | null;
  readonly address: AddressFacts | null;
}

/** The cart as coupons see it: what its services cost before fees and tax, of what kind, where, and today. */
export const couponQueryOf = (
  { cart, lines, categoryId, address }: Facts,
  { now, lang }: { readonly now: Date; readonly lang: 'en' | 'hi' },
): CouponQuery => ({
  userId: cart.userId,
  now,
  lines,
  organisationId: cart.organisationId,
  servicesPaise: lines.reduce((sum, line) => sum + line.linePaise, 0),
  categoryId: categoryId ?? '',
  cityCode: address?.cityCode || null,
  today: istDay(now),
  lang,
});

/** Which offers it may have without looking further. */
export const cartOffersOf = (
  { couponIds, organisationId }: Pick<CartOffers, 'couponIds' | 'organisationId'>,
  now: Date,
): CartOffers => ({ couponIds, organisationId, today: istDay(now) });
