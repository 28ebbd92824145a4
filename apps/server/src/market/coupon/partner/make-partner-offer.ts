import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import { couponErrors } from '@nukkad/contract/market/coupon/coupon.noun';
import type { PartnerOffer } from '@nukkad/contract/market/coupon/partner-offer.api';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { randomInt } from 'node:crypto';
import type { Reader } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
import { defaultBounds, weighCoupon } from '../coupon-bounds.rules.ts';
import type { CouponDependencies } from '../coupon.interface.ts';
import type { CouponTerms } from '../coupon.rules.ts';
import { type CouponWords, findInOffice, insertCoupon } from '../coupon.store.ts';
import { couponTransitions, inserted } from '../coupon.transitions.ts';
import { checkPlaces } from '../make-coupon.ts';
import { countRunning } from './partner-offer.store.ts';
import { type OfferCall, ownOrganisation, presentOffers } from './read-partner-offers.ts';

/** What a partner says of its offer; who bears it is no choice. */
type OwnTerms = Omit<CouponTerms, 'organisationId' | 'partnerPercent'> &
  CouponWords & { readonly code: string | null };

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Of an offer without a code: long enough that no one comes upon it. */
const hiddenCode = () => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');

/** So that the carts of one partner stay quick to price. */
export const mostRunning = 20;

async function checkTerms(
  deps: CouponDependencies,
  reader: Reader,
  terms: CouponTerms,
  now: Date,
): Promise<void> {
  const { verdict, fields } = weighCoupon(
    terms,
    0,
    await settingAt(reader, 'coupon.bounds', now, defaultBounds),
  );
  if (verdict === 'refused') refuse(kernelErrors.invalid_request, { fields });
  await checkPlaces(deps, reader, terms);
  if (!terms.serviceIds) return;
  const known = await deps.catalog.services(reader, terms.serviceIds, 'en');
  if (terms.serviceIds.some((id) => !known.has(id))) refuse(catalogErrors.service_not_found);
}

/** The partner bears all of it, so no Admin is asked; the bounds of every offer hold for it as well. */
export async function makePartnerOffer(
  deps: CouponDependencies,
  call: OfferCall,
  { code, ...wanted }: OwnTerms,
): Promise<PartnerOffer> {
  const { viewer, now } = call;
  const organisationId = ownOrganisation(viewer);
  if (code === null && !wanted.isAutomatic)
    refuse(kernelErrors.invalid_request, {
      fields: { code: 'Enter a code, or choose that no code is needed.' },
    });
  const coupon = {
    ...wanted,
    couponId: newId(),
    code: code ?? hiddenCode(),
    organisationId,
    partnerPercent: 100,
    byPartner: true,
    wordedById: viewer.userId,
    status: 'Active' as const,
    reasons: [],
  };
  const row = await deps.platform.write(call, async (tx) => {
    const allowed = couponTransitions.allowNew(viewer, couponTransitions.verb.make, coupon);
    await checkTerms(deps, tx, coupon, now);
    if ((await countRunning(tx, organisationId)) >= mostRunning) refuse(couponErrors.coupon_too_many);
    await insertCoupon(tx, allowed.row, now);
    const made = (await findInOffice(tx, coupon.couponId)) ?? refuse(couponErrors.coupon_not_found);
    await couponTransitions.beginAs(tx, allowed, made, {
      now,
      save: inserted,
      log: { ...wanted, organisationId },
    });
    return made;
  });
  const [shown = refuse(couponErrors.coupon_not_found)] = await presentOffers(
    deps,
    deps.platform.db,
    [row],
    call,
  );
  return shown;
}
