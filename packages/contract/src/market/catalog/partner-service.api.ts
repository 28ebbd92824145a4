import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { workDocumentType } from '../../files/document/document.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { manyOf, rowByRow } from '../../kernel/bulk.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { paise, paiseBetween, text, whole } from '../../kernel/schema.ts';
import { whileIncomplete } from '../../kernel/access-level.ts';
import { partnerErrors } from '../../identity/partner/partner.noun.ts';
import { leastPrice, mostPrice } from './price.bounds.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

// What is seen when a partner changes an own service. See docs/confirmations.md.

export const confirmsPartnerService = confirmation('offer', {
  price: 'money',
  workMinutes: 'minutes',
  offered: 'flag',
  answers: 'version',
});

/** The terms as they were saved when the editor opened; null: it was not offered. */
export const seenOfPartnerService = (
  offer: {
    readonly price: number;
    readonly minutes: number;
    readonly active: boolean;
    readonly answersVersion: number;
  } | null,
): Seen<typeof confirmsPartnerService> => ({
  price: offer && offer.price,
  workMinutes: offer && offer.minutes,
  offered: offer && offer.active,
  answers: offer?.answersVersion ?? 0,
});

const tag = 'Own services';
const scope = 'own organisation only';
const roles = ['Service Partner', 'subUser'] as const;
const errors = [partnerErrors.offer_unknown, partnerErrors.under_review, partnerErrors.price_out_of_bounds];

const answerErrors = [
  partnerErrors.answer_unknown,
  partnerErrors.answer_included,
  partnerErrors.answer_without_time,
  partnerErrors.question_without_answer,
];

const pricePaise = paiseBetween(
  leastPrice,
  mostPrice,
  'Own price of one unit before tax, in paise; far from the usual range it is refused.',
);
const minutes = whole(5, 43_200, 'Own working time of one unit.');

const answerMinutes = whole(0, 43_200, 'Added to the working time.');

/** Own terms for one answer; an answer that is not named is offered as the catalogue has it. */
export const ownAnswer = z.object({
  optionId: text(80, 'One of the answers of the service.'),
  price: z
    .nullable(paiseBetween(leastPrice, mostPrice, 'Added to one unit before tax, in paise.'))
    .check(z.describe('Takes the place of all that the catalogue adds; null: as the catalogue has it.')),
  minutes: z.nullable(answerMinutes).check(z.describe('Null: as the catalogue has it.')),
  offered: z
    .boolean('Choose yes or no.')
    .check(z.describe('False: customers cannot choose this answer with this partner.')),
});
export type OwnAnswer = z.output<typeof ownAnswer>;

/** Of a body: all answers with own terms. */
export const ownAnswers = z
  .array(ownAnswer, 'Send the answers as a list.')
  .check(z.maxLength(60, 'At most 60 answers.'), z.describe('All answers with own terms.'));

export const partnerService = z.object({
  serviceId: z.string(),
  name: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  categoryImage: z.string(),
  unit: z.string(),
  usual: z.object({
    low: paise('Lower end of the usual price.'),
    typical: paise('Usual price.'),
    high: paise('Upper end of the usual price.'),
    least: paise('The least price that is accepted.'),
    most: paise('The highest price that is accepted.'),
    minutes: z.int(),
  }),
  offer: z
    .nullable(
      z.object({
        price: paise('Own price of one unit before tax.'),
        minutes: z.int(),
        active: z.boolean(),
        pausedFor: z
          .nullable(workDocumentType)
          .check(z.describe('Not offered until this document is there and accepted.')),
        standing: z
          .enum(['usual', 'low', 'high', 'refused'])
          .check(z.describe('The price beside the usual range; refused: it could not be saved anew.')),
        answers: ownAnswers,
        answersVersion: z.int().check(z.describe('Grows with every change of the answers.')),
      }),
    )
    .check(z.describe('Null where it is not offered.')),
  can: z.object({ add: z.boolean(), update: z.boolean(), remove: z.boolean() }),
});
export type PartnerService = z.output<typeof partnerService>;

/** What both lists are narrowed by. */
const narrowing = {
  q: z.optional(text(80, 'Words of its name in English or Hindi; typing mistakes are forgiven.')),
  categoryId: z.optional(text(40)),
  serviceId: z.optional(text(60, 'This service alone.')),
};

export const myServicesQuery = z.object({
  ...countedPageQuery,
  ...narrowing,
  state: z.optional(z.enum(['active', 'paused'], 'Choose active or paused.')),
});

export const listMyServices = endpoint('GET /service/myServices', {
  summary: 'The own services with price and duration, offered and paused',
  tag,
  authz: { who: 'roles', roles, permission: 'services.view', scope },
  openWhile: whileIncomplete,
  query: myServicesQuery,
  response: z.extend(countedPageOf(partnerService), {
    counts: z
      .object({ active: z.int(), paused: z.int() })
      .check(z.describe('All own services, whatever is asked for.')),
  }),
  spoken: true,
});

export const listCatalogueServices = endpoint('GET /service/add_service', {
  summary:
    'The services of the catalogue, for choosing what to offer; those offered already come with their price',
  tag,
  authz: { who: 'roles', roles, permission: 'services.create', scope },
  openWhile: whileIncomplete,
  query: z.object({
    ...pageQuery,
    ...narrowing,
    state: z.optional(
      z.enum(['new'], 'Choose new.').check(z.describe('Only those that are not offered yet.')),
    ),
  }),
  response: pageOf(partnerService),
  spoken: true,
});

export const addService = endpoint('POST /service/add_service', {
  summary: 'Offer a service of the catalogue at an own price and time',
  tag,
  authz: { who: 'roles', roles, permission: 'services.create', scope },
  unconfirmed: 'only-adds',
  openWhile: whileIncomplete,
  body: z.object({
    serviceId: text(60),
    price: pricePaise,
    minutes,
    active: z._default(
      z.boolean('Choose yes or no.').check(z.describe('False: saved, not offered yet.')),
      true,
    ),
    answers: z._default(ownAnswers, []),
  }),
  response: partnerService,
  errors: [...errors, ...answerErrors, partnerErrors.offer_exists],
});

export const updateService = endpoint('PATCH /service/update_service', {
  summary: 'Change price, time or answers of an own service, or stop and resume offering it',
  tag,
  authz: { who: 'roles', roles, permission: 'services.update', scope },
  openWhile: whileIncomplete,
  confirms: confirmsPartnerService,
  body: z.object({
    serviceId: text(60),
    price: z.optional(pricePaise),
    minutes: z.optional(minutes),
    active: z.optional(z.boolean('Choose yes or no.')),
    answers: z
      .optional(ownAnswers)
      .check(z.describe('Takes the place of the present ones; left out: they stay.')),
    seen: confirmsPartnerService.schema,
  }),
  response: partnerService,
  errors: [...errors, ...answerErrors, partnerErrors.offer_missing, kernelErrors.confirmation_differs],
});

export const changeManyServices = endpoint('PATCH /service/update_services', {
  summary:
    'Change the prices of many own services, or stop or resume offering them, each as it was seen; reports row by row',
  tag,
  authz: { who: 'roles', roles, permission: 'services.update', scope },
  openWhile: whileIncomplete,
  unconfirmed: 'carries-version',
  body: z.object({
    services: manyOf(
      z.object({
        serviceId: text(60),
        price: z.optional(pricePaise),
        active: z.optional(z.boolean('Choose yes or no.')),
        seen: confirmsPartnerService.schema,
      }),
    ),
  }),
  response: rowByRow,
  perMinute: 30,
});

export const removeService = endpoint('DELETE /service/myServices', {
  summary: 'Remove an own service for good; bookings that are made keep it',
  tag,
  authz: { who: 'roles', roles, permission: 'services.delete', scope },
  unconfirmed: 'removes-named',
  openWhile: whileIncomplete,
  query: z.object({ serviceId: text(60) }),
  response: z.object({ serviceId: z.string() }),
  errors: [...errors, partnerErrors.offer_missing],
});

export const partnerServicePreviews: readonly PreviewFirst[] = [
  previewFirst(updateService, async (look, { body }) => {
    const { items } = await look(listMyServices, { query: { serviceId: body.serviceId } });
    return seenOfPartnerService(items[0]?.offer ?? null);
  }),
];
