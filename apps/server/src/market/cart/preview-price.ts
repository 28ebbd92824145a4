import type { previewServicePrice } from '@nukkad/contract/market/cart/preview.api';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.errors';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { mayPreviewPrice } from './cart.policy.ts';
import { priceCart } from './price.rules.ts';
import { getPriceRules } from './price.store.ts';
import type { CartDependencies } from './quote-cart.ts';

const refusals = {
  service_unknown: catalogErrors.service_not_found,
  not_offered: catalogErrors.service_not_found,
  option_unknown: bookingErrors.option_unknown,
  question_unanswered: bookingErrors.question_unanswered,
  answer_not_offered: bookingErrors.partner_lacks_answer,
} as const;

type Call = SignedInCall<EndpointParsed<typeof previewServicePrice>>;

/** The same bill as a cart's, for a customer at the partner's own PIN code: no distance, no busy hour, no coupon. */
export async function previewPrice(
  reader: Reader,
  deps: CartDependencies,
  { viewer, now, lang, input: { body } }: Call,
): Promise<EndpointAnswer<typeof previewServicePrice>> {
  const organisationId = viewer.organisationId ?? refuse(kernelErrors.forbidden);
  if (!mayPreviewPrice(viewer)) refuse(kernelErrors.forbidden);
  const partner = (await deps.partner.getOrganisations(reader, [organisationId])).get(organisationId);
  if (!partner) return refuse(kernelErrors.forbidden);
  const { pincode, cityCode, gstNumber } = partner;
  const { line, cityPaise } = await deps.catalog.tryPrice(reader, {
    line: { serviceId: body.serviceId, quantity: 1, optionIds: body.optionIds },
    pricePaise: body.price,
    answers: body.answers ?? [],
    pricedAt: pincode,
    day: istDay(now),
    lang,
  });
  if (line.refusal) refuse(refusals[line.refusal]);
  const tax = await deps.catalog.taxClass(reader, line.categoryId);
  const place = await deps.geography.locate(reader, pincode);
  const input = {
    lines: [
      {
        name: line.name,
        subcategoryName: line.subcategoryName,
        quantity: 1,
        price: line.linePaise,
        usualPrice: line.linePaise,
      },
    ],
    gstClass: tax?.gstClass ?? 'standard',
    partnerStateCode: gstNumber?.slice(0, 2) ?? null,
    placeOfSupply: place?.stateCode ?? '',
    primeTime: false,
    distanceMetres: 0,
    charges: [],
    couponDiscount: 0,
    lang,
  } as const;
  return { price: priceCart(input, await getPriceRules(reader, now, cityCode), now), cityPrice: cityPaise };
}
