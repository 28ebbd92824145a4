import type { previewServicePrice } from '@nukkad/contract/market/cart/preview.api';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { istDay } from '@nukkad/contract/kernel/time';
import type { PricedLine } from '../catalog/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { mayPreviewPrice } from './cart.policy.ts';
import { priceCart, shownPrice } from './price.rules.ts';
import { getPriceRules } from './price.store.ts';
import type { CartDependencies } from './quote-cart.ts';
import { optionLines, optionsToPay } from './quote-options.ts';

const refusals = {
  service_unknown: catalogErrors.service_not_found,
  not_offered: catalogErrors.service_not_found,
  option_unknown: bookingErrors.option_unknown,
  question_unanswered: bookingErrors.question_unanswered,
  answer_not_offered: bookingErrors.partner_lacks_answer,
} as const;

type Call = SignedInCall<EndpointParsed<typeof previewServicePrice>>;

/**
 * The same bill as a cart's, for a customer at the partner's own PIN code: no distance, no busy hour, no coupon. Beside it
 * what the card would show, and what each answer adds, as a customer reads them.
 */
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
  const wanted = { serviceId: body.serviceId, quantity: 1, optionIds: body.optionIds };
  const choices = await optionLines(reader, deps, [wanted]);
  const tried = await deps.catalog.tryPrice(reader, {
    serviceId: body.serviceId,
    lines: [wanted, ...choices.flatMap(({ before, chosen }) => [before, chosen])],
    pricePaise: body.price,
    answers: body.answers ?? [],
    pricedAt: pincode,
    day: istDay(now),
    lang,
  });
  const [line, ...others] = tried.lines;
  if (!line) return refuse(catalogErrors.service_not_found);
  if (line.refusal) refuse(refusals[line.refusal]);
  const gstClass = line.taxClass?.gstClass ?? 'standard';
  const stateCode = (await deps.geography.locate(reader, pincode))?.stateCode ?? null;
  const rules = await getPriceRules(reader, now, cityCode);
  const billOf = ({ name, subcategoryName, linePaise }: PricedLine) =>
    priceCart(
      {
        lines: [{ name, subcategoryName, quantity: 1, price: linePaise, usualPrice: linePaise }],
        gstClass,
        partnerStateCode: gstNumber?.slice(0, 2) ?? null,
        placeOfSupply: stateCode ?? '',
        primeTime: false,
        distanceMetres: 0,
        charges: [],
        couponDiscount: 0,
        lang,
      },
      rules,
      now,
    );
  const offer = { pricePaise: tried.cityPaise ?? body.price, unit: tried.unit, gstClass, stateCode };
  return {
    price: billOf(line),
    priceToPay: shownPrice({ ...offer, isRegistered: gstNumber !== null }, rules, now),
    options: optionsToPay(
      choices,
      others.map((other) => billOf(other).totalCheckoutValue),
    ),
    cityPrice: tried.cityPaise,
  };
}
