import * as z from 'zod/mini';
import { leastPrice, mostPrice } from '../catalog/price.bounds.ts';
import { ownAnswers } from '../catalog/partner-service.api.ts';
import { catalogErrors } from '../catalog/catalog.noun.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { paise, paiseBetween, text } from '../../kernel/schema.ts';
import { whileIncomplete } from '../../kernel/access-level.ts';
import { bookingErrors } from '../booking/booking.errors.ts';
import { priceBreakdown } from '../booking/booking.model.ts';
import { optionsToPay } from './quote.model.ts';

export const previewServicePrice = endpoint('POST /service/previewPrice', {
  summary: 'What a customer nearby would pay for an own service at a price that is not saved yet',
  tag: 'Own services',
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    scope: 'own organisation only, with services view, create or update',
  },
  unconfirmed: 'only-reads',
  openWhile: whileIncomplete,
  body: z.object({
    serviceId: text(60),
    price: paiseBetween(leastPrice, mostPrice, 'Of one unit before tax, in paise.'),
    answers: z.optional(ownAnswers).check(z.describe('Not saved yet; left out: as the catalogue has them.')),
    optionIds: z.array(text(60)).check(z.maxLength(40, 'At most 40.')),
  }),
  response: z.object({
    price: priceBreakdown.check(
      z.describe('For an address near the own one, outside of busy hours and without an offer.'),
    ),
    priceToPay: paise('What the card of the service would show there: one unit with tax and fees, in paise.'),
    options: optionsToPay,
    cityPrice: z
      .nullable(paise('Set for the own city today; it replaces the own prices there, those of answers too.'))
      .check(z.describe('Null: the own price counts.')),
  }),
  errors: [
    catalogErrors.service_not_found,
    bookingErrors.option_unknown,
    bookingErrors.question_unanswered,
    bookingErrors.partner_lacks_answer,
  ],
  spoken: true,
});
