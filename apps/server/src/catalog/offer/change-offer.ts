import { judgePrice, priceBounds } from '@nukkad/contract/catalog/price.bounds';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import { writeRupees } from '@nukkad/contract/kernel/patterns/rupees';
import { partnerErrors } from '@nukkad/contract/partner/partner.errors';
import { type Authorized, authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Lang } from '../catalog.door.ts';
import { mayOffer } from './own-offer.policy.ts';
import { presentOwnOffer } from './own-offer.presenter.ts';
import { type OfferTerms, type OwnOfferRow, findOwnOffer, holdStatus } from './own-offer.store.ts';

export interface OfferChange {
  readonly action: PermissionAction;
  readonly serviceId: string;
  /** The terms that are to hold, out of what stands there now. */
  readonly terms: (found: OwnOfferRow) => Omit<OfferTerms, 'organisationId' | 'serviceId'>;
  /** Refuses where what is there was seen otherwise. */
  readonly confirm?: (found: OwnOfferRow) => void;
  readonly save: (tx: Tx, offer: Authorized<OfferTerms>) => Promise<unknown>;
}

/** A price far from the usual range is a slip of the hand; the same was refused on the screen. */
function holdPrice(price: number, usual: OwnOfferRow, lang: Lang): void {
  if (judgePrice(price, usual) !== 'refused') return;
  const { least, most } = priceBounds(usual);
  const range = [least, most, usual.low, usual.high].map((paise) => `₹${writeRupees(paise)}`);
  const [from, to, low, high] = range;
  refuse(partnerErrors.price_out_of_bounds, {
    fields: {
      price:
        lang === 'hi'
          ? `${from} से ${to} के बीच कीमत लिखें। आम कीमत: ${low} से ${high}।`
          : `Enter a price from ${from} to ${to}. The usual range is ${low} to ${high}.`,
    },
  });
}

/** The common path of the two verbs: own organisation, not under review, a service of the catalogue. */
export async function changeOffer(platform: Platform, call: SignedInCall, change: OfferChange) {
  const { viewer, now, lang } = call;
  const { serviceId } = change;
  const organisationId = viewer.organisationId ?? refuse(kernelErrors.forbidden);
  return platform.write(call, async (tx) => {
    const status = await holdStatus(tx, organisationId);
    const found = await findOwnOffer(tx, { organisationId, serviceId, lang });
    if (!found) return refuse(partnerErrors.offer_unknown);
    const offer = authorize(
      { organisationId, serviceId, ...change.terms(found) },
      mayOffer(viewer, change.action, { organisationId }),
    );
    if (status === 'Pending') refuse(partnerErrors.under_review, { present: status });
    if (offer.price !== found.price) holdPrice(offer.price, found, lang);
    change.confirm?.(found);
    await change.save(tx, offer);
    await publish(tx, now, 'catalog.offers_changed', { organisationId });
    const { price, minutes, active } = offer;
    return presentOwnOffer({ ...found, price, minutes, active }, organisationId, viewer);
  });
}
