import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import { toWholeRupee } from '@nukkad/contract/kernel/money';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AdditionRequest, PricedAddition } from './cart.interface.ts';
import { supplyOf, taxLines, taxRatesAt } from './price.rules.ts';
import { getPriceRules } from './price.store.ts';
import type { CartDependencies } from './quote-cart.ts';

const refusals = {
  service_unknown: catalogErrors.service_not_found,
  option_unknown: bookingErrors.option_unknown,
  question_unanswered: bookingErrors.question_unanswered,
  answer_not_offered: bookingErrors.partner_lacks_answer,
  not_offered: bookingErrors.cart_not_serviceable,
} as const;

/** A service added at the door: the partner's own price and tax; the platform takes no second convenience fee. */
export async function priceAddition(
  reader: Reader,
  deps: CartDependencies,
  request: AdditionRequest,
): Promise<PricedAddition> {
  const { organisationId, serviceId, quantity, optionIds } = request;
  const [[line], organisations] = await Promise.all([
    deps.catalog.priceLines(reader, {
      organisationId,
      pincode: null,
      pricedAt: request.pincode,
      day: istDay(request.at),
      lines: [{ serviceId, quantity, optionIds }],
      lang: request.lang,
    }),
    deps.partner.getOrganisations(reader, [organisationId]),
  ]);
  const partner = organisations.get(organisationId);
  if (!line || !partner) return refuse(bookingErrors.cart_not_serviceable);
  if (line.refusal) refuse(refusals[line.refusal]);
  if (!line.taxClass) return refuse(bookingErrors.option_unknown);
  const rules = await getPriceRules(reader, request.at, partner.cityCode);
  const supply = supplyOf(
    taxRatesAt(rules, request.at),
    line.taxClass.gstClass,
    partner.gstNumber?.slice(0, 2) ?? null,
    rules.fees,
  );
  const lines = taxLines(
    'on services',
    line.linePaise,
    supply.percent,
    supply.supplierState,
    request.stateCode,
  );
  const taxPaise = lines.reduce((sum, each) => sum + each.amount, 0);
  return {
    name: line.name,
    subcategoryName: line.subcategoryName,
    options: line.options.map(({ optionId, label, question }) => ({ optionId, label, question })),
    servicePaise: line.linePaise,
    taxPaise,
    totalPaise: toWholeRupee(line.linePaise + taxPaise),
    minutes: line.minutes,
    taxClass: line.taxClass,
  };
}
