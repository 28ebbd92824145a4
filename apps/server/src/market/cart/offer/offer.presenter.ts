import type { AppliedOffer, Offer, PriceOffer } from '@nukkad/contract/market/coupon/coupon.model';
import type { CouponView } from '../../coupon/index.ts';

export const presentApplied = (view: CouponView): AppliedOffer => ({
  code: view.isAutomatic ? '' : view.code,
  title: view.title,
  discount: view.discountPaise,
  ofPartner: view.organisationId !== null,
  automatic: view.isAutomatic,
  trouble: view.trouble,
});

export const presentOffer = (view: CouponView): Offer => ({
  code: view.code,
  title: view.title,
  percent: view.percent,
  amount: view.amountPaise,
  most: view.mostPaise,
  leastServices: view.leastServicesPaise,
  lastDay: view.lastDay,
  newcomers: view.newcomers,
  ofPartner: view.organisationId !== null,
  stacks: view.stacks,
  discount: view.discountPaise,
  trouble: view.trouble,
});

/** What counts, as it is frozen with the price. */
export const priceOffersOf = (views: readonly CouponView[]): PriceOffer[] =>
  views
    .filter(({ discountPaise }) => discountPaise > 0)
    .map((view) => ({
      couponId: view.couponId,
      code: view.isAutomatic ? '' : view.code,
      title: view.title,
      discount: view.discountPaise,
      organisationId: view.organisationId,
      partnerDiscount: view.partnerPaise,
    }));
