import type { OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponLifecycle } from '@nukkad/contract/market/coupon/coupon.noun';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { Viewer } from '../../platform/viewer.ts';
import type { CouponInOffice } from './coupon.store.ts';

const copied = (list: readonly string[] | null) => (list === null ? null : [...list]);

/** Of an offer what Admins and its partner see alike. */
export const presentTerms = (row: CouponInOffice, cities: ReadonlyMap<string, string>) => ({
  couponId: row.couponId,
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
  cityNames: (row.cityCodes ?? []).flatMap((code) => cities.get(code) ?? []),
  totalLimit: row.totalLimit,
  personLimit: row.personLimit,
  isListed: row.isListed,
  stacks: row.stacks,
  partnerPercent: row.partnerPercent,
  status: row.status,
  usedCount: row.usedCount,
  createdAt: row.createdAt.toISOString(),
});

export interface CouponContext {
  readonly viewer: Pick<Viewer, 'userId'>;
  /** Names of Admins by id, and of cities by code. */
  readonly people: ReadonlyMap<string, string>;
  readonly cities: ReadonlyMap<string, string>;
  /** By id. */
  readonly partners: ReadonlyMap<string, { readonly companyName: string }>;
}

export const presentCoupon = (
  row: CouponInOffice,
  { viewer, people, cities, partners }: CouponContext,
): OfficeCoupon => ({
  ...presentTerms(row, cities),
  code: row.code,
  organisationId: row.organisationId,
  partnerName: row.organisationId && (partners.get(row.organisationId)?.companyName ?? null),
  byPartner: row.byPartner,
  givenPaise: row.givenPaise,
  partnerPaise: row.partnerPaise,
  createdBy: people.get(row.createdById) ?? '',
  reasons: [...row.reasons],
  decidedBy: row.decidedById && (people.get(row.decidedById) ?? null),
  decideWhy: row.decideWhy,
  canDecide: canMove(couponLifecycle, 'approve', row.status) && row.wordedById !== viewer.userId,
});
