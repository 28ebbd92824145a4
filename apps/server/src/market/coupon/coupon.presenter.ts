import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponLifecycle } from '@nukkad/contract/market/coupon/coupon.lifecycle';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { Viewer } from '../../platform/viewer.ts';
import type { CouponInOffice } from './coupon.store.ts';

const copied = (list: readonly string[] | null) => (list === null ? null : [...list]);

export const presentCoupon = (row: CouponInOffice, viewer: Pick<Viewer, 'userId'>): OfficeCoupon => ({
  couponId: row.couponId,
  code: row.code,
  title: row.title,
  titleHi: row.titleHi,
  percent: row.percent,
  amountPaise: row.amountPaise,
  mostPaise: row.mostPaise,
  leastServicesPaise: row.leastServicesPaise,
  fromDay: row.fromDay,
  toDay: row.toDay,
  audience: row.audience,
  categoryIds: copied(row.categoryIds),
  cityCodes: copied(row.cityCodes),
  totalLimit: row.totalLimit,
  personLimit: row.personLimit,
  isListed: row.isListed,
  cityNames: [...row.cityNames],
  status: row.status,
  usedCount: row.usedCount,
  givenPaise: row.givenPaise,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  reasons: [...row.reasons],
  decidedBy: row.decidedBy,
  decideWhy: row.decideWhy,
  canDecide: canMove(couponLifecycle, 'approve', row.status) && row.wordedById !== viewer.userId,
});
