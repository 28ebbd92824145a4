import type { confirmsCouponEffect, OfficeCoupon } from '@nukkad/contract/market/coupon/coupon-admin.api';
import { couponErrors } from '@nukkad/contract/market/coupon/coupon.noun';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import type { Reader } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { couponTransitions, inserted } from './coupon.transitions.ts';
import type { CouponTerms } from './coupon.rules.ts';
import type { CouponDependencies } from './coupon.interface.ts';
import { presentOne } from './office-coupon.ts';
import { weighWanted } from './preview-coupon.ts';
import { type CouponWords, findInOffice, insertCoupon } from './coupon.store.ts';

export type CouponCall = WriteCall & { readonly viewer: Viewer; readonly now: Date };
/** What only partners choose is left out. */
type OfficeTerms = Omit<CouponTerms, 'serviceIds' | 'isAutomatic'>;
export type WantedTerms = OfficeTerms & CouponWords;
export const officeOnly = { serviceIds: null, isAutomatic: false } as const;

/** What comes with the terms: the reason, and what the Admin's screen showed. */
export interface Asked {
  readonly why: string;
  readonly seen: Seen<typeof confirmsCouponEffect>;
}

/** 404 for a category, a city or a partner that there is not. */
export async function checkPlaces(
  { catalog, geography, partner }: CouponDependencies,
  reader: Reader,
  { categoryIds, cityCodes, organisationId }: OfficeTerms,
): Promise<void> {
  if (categoryIds) {
    const known = await catalog.knownCategories(reader, categoryIds);
    if (categoryIds.some((id) => !known.has(id))) refuse(catalogErrors.category_not_found);
  }
  if (organisationId && !(await partner.getOrganisations(reader, [organisationId])).has(organisationId))
    refuse(partnerErrors.partner_not_found);
  if (!cityCodes) return;
  const names = await geography.cityNames(reader, cityCodes);
  if (cityCodes.some((code) => !names.has(code))) refuse(catalogErrors.city_not_found);
}

/** Beyond the bounds another Admin decides first; then the partner who bears a part. */
function beginningOf(free: boolean, partnerPercent: number) {
  if (!free) return { verb: 'propose', status: 'Waiting' } as const;
  return partnerPercent > 0
    ? ({ verb: 'ask', status: 'Asked' } as const)
    : ({ verb: 'make', status: 'Active' } as const);
}

export async function makeCoupon(
  deps: CouponDependencies,
  call: CouponCall,
  { why, seen, ...wanted }: WantedTerms & Asked & { readonly code: string },
): Promise<OfficeCoupon> {
  const { viewer, now } = call;
  const coupon = { ...wanted, ...officeOnly, byPartner: false, couponId: newId() };
  const row = await deps.platform.write(call, async (tx) => {
    await checkPlaces(deps, tx, wanted);
    const { verdict, reasons } = await weighWanted(tx, deps.history, { ...coupon, seen }, now);
    const begins = beginningOf(verdict === 'free', wanted.partnerPercent);
    const allowed = couponTransitions.allowNew(viewer, begins.verb, {
      ...coupon,
      wordedById: viewer.userId,
      status: begins.status,
      reasons,
    });
    await insertCoupon(tx, allowed.row, now);
    const made = (await findInOffice(tx, coupon.couponId)) ?? refuse(couponErrors.coupon_not_found);
    await couponTransitions.beginAs(tx, allowed, made, { now, save: inserted, log: { ...wanted, why } });
    return made;
  });
  return presentOne(deps, deps.platform.db, row, viewer);
}
