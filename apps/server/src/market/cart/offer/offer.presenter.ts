import type { AppliedOffer, Offer } from '@nukkad/contract/market/coupon/coupon.model';
import type { CouponView } from '../../coupon/index.ts';

export const presentApplied = (view: CouponView): AppliedOffer => ({
  code: view.code,
  title: view.title,
  discount: view.discountPaise,
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
  discount: view.discountPaise,
  trouble: view.trouble,
});
