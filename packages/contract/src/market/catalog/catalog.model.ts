import * as z from 'zod/mini';
import { knownProfessional } from '../../identity/partner/known-professional.ts';
import { pincodeText } from '../../kernel/patterns/pincode.ts';
import { decimalParam, optionalText, paise, text, wholeParam } from '../../kernel/schema.ts';

export const serviceTypes = ['home', 'office'] as const;

/** The location parameters of specification section 7; the client drops empty ones, and an empty city says nothing. */
export const locationQuery = {
  lat: z.optional(decimalParam(-90, 90)),
  lng: z.optional(decimalParam(-180, 180)),
  city: optionalText(80, 'The city by name or slug; empty: not said.'),
  pincode: z.optional(pincodeText),
  cityCode: optionalText(20, 'GeoNames id of the city; empty: not said.'),
};

/** Why a price may still be higher when it is booked: more than one service in a category, a place that is not known, … */
const priceRises = ['services', 'place', 'options', 'busyHours', 'distance'] as const;
export type PriceSurcharge = (typeof priceRises)[number];
const rises = z
  .array(z.enum(priceRises))
  .check(z.describe('Why the price to pay may be higher when it is booked; empty: it cannot rise.'));

export const serviceGroup = z.object({
  groupId: z.string(),
  name: z.string(),
  serviceType: z.enum(serviceTypes),
});

/** Service category of specification section 3. Names come in the language of the Lang header. */
export const category = z.object({
  categoryId: z.string().check(z.describe('Stable key, e.g. electrician.')),
  categoryName: z.string(),
  categoryImage: z.string().check(z.describe('Key of the drawing.')),
  groupId: z.string(),
  serviceType: z.enum(serviceTypes),
  price: z.nullable(
    paise(
      'Lowest price near the place, in paise, of one square foot only where nothing is sold otherwise; null where no partner serves it.',
    ),
  ),
  priceToPay: z.nullable(
    paise('The lowest that a booking comes to there, with tax and all fees that cannot be avoided.'),
  ),
  rises,
  serviceCharges: paise('Visit charge, in paise.'),
  serviceCount: z.int(),
  isTrending: z.boolean(),
  isNewService: z.boolean(),
  isRecommended: z.boolean(),
  isOnline: z.boolean(),
});
export type Category = z.output<typeof category>;

export const subCategory = z.object({
  subCategoryId: z.string(),
  categoryId: z.string(),
  subcategoryName: z.string(),
});

export const serviceCard = z.object({
  serviceId: z.string().check(z.describe('Stable key, also the slug of its page.')),
  title: z.string().check(z.describe('The service in the words of specification section 3: its name.')),
  name: z.string(),
  shortDescription: z.string(),
  categoryId: z.string(),
  categoryName: z.string(),
  categoryImage: z.string(),
  serviceImage: z
    .nullable(z.string())
    .check(z.describe('Key of its own drawing; null: it is shown with that of its category.')),
  subCategoryId: z.string(),
  subcategoryName: z.string(),
  unit: z.string().check(z.describe('visit, month, hour, …')),
  minutes: z.int().check(z.describe('Usual working time.')),
  price: paise('Lowest price near the place, in paise; the usual price where no place is given.'),
  priceToPay: paise(
    'What a booking with the best match there comes to, with tax and all fees that cannot be avoided, in paise; of work sold by area one unit with tax.',
  ),
  rises,
  partnerCount: z.int().check(z.describe('Partners who serve the place; 0 means not served there.')),
  rating: z
    .nullable(z.number())
    .check(
      z.describe(
        'Of its own reviews, wherever the work was done: 1 to 5 with one decimal; null before the first review.',
      ),
    ),
  ratingCount: z.int().check(z.describe('As many reviews as GET /reviews lists of the service.')),
  isTrending: z.boolean(),
  isNewService: z.boolean(),
  isRecommended: z.boolean(),
  isOnline: z.boolean(),
  availableToday: z.boolean(),
});
export type ServiceCard = z.output<typeof serviceCard>;

/** The price effect of an option. The prices of a choice's options and of the service alone sum to the total. */
export const optionToPay = {
  priceToPay: paise(
    'Added to what the booking comes to with the answers to the questions before it, tax included, in paise.',
  ),
  totalToPay: paise('What the booking comes to with those answers and this one, in paise.'),
};

export const serviceOption = z.object({
  optionId: z.string(),
  label: z.string(),
  price: paise('Added to the price of one unit by the best match there, before tax, in paise.'),
  ...optionToPay,
  minutes: z.int().check(z.describe('Added to the working time by the best match there.')),
  usual: z
    .object({
      price: paise('Added to the price of one unit, without the further units.'),
      furtherUnits: z.int().check(z.describe('Adds this many times the price of one unit besides.')),
      minutes: z.int(),
    })
    .check(z.describe('As the catalogue has it, for partners without own terms.')),
  offered: z.boolean().check(z.describe('False: no partner at the place offers it.')),
  byBest: z
    .boolean()
    .check(z.describe('False: the best match does not offer it, so another partner comes at its own price.')),
  selected: z.boolean().check(z.describe('Chosen unless the customer says otherwise.')),
});

/** What a partner of a list says of an answer itself. */
export const partnerAnswer = z.object({
  optionId: z.string(),
  price: z.nullable(paise('Null: as the catalogue has it.')),
  minutes: z.nullable(z.int()).check(z.describe('Null: as the catalogue has it.')),
  offered: z.boolean(),
});

/** Service question of specification section 3: options with selected flags. */
export const serviceQuestion = z.object({
  questionId: z.string(),
  question: z.string(),
  kind: z.enum(['one', 'many']),
  required: z.boolean(),
  options: z.array(serviceOption),
});
export type ServiceQuestion = z.output<typeof serviceQuestion>;

export const seo = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string(),
  urlKey: z.string(),
  keywords: z.string(),
  canonicalUrl: z.string(),
  seoType: z.string(),
});

export const partnerCard = z.object({
  organisationId: z.uuid(),
  companyName: z.string(),
  rating: z.nullable(z.number()),
  ratingCount: z.int(),
  jobsDone: z.int(),
  price: paise("This partner's own price of the service, in paise."),
  priceToPay: paise('What a booking with this partner comes to, as on the card of the service.'),
  minutes: z.int().check(z.describe("This partner's own working time.")),
  distanceMetres: z.int(),
  isRecommended: z.boolean(),
  isGstRegistered: z.boolean(),
  answers: z
    .array(partnerAnswer)
    .check(z.describe('Own terms for single answers; the others are offered as the catalogue has them.')),
});
export type PartnerCard = z.output<typeof partnerCard>;

/** In the list of a service: with a few people of the partner who do this work. */
export const partnerOfService = z.object({
  ...partnerCard.shape,
  professionals: z
    .array(knownProfessional)
    .check(z.describe('Up to three who do work of its category, those with the most finished jobs first.')),
});
export type PartnerOfService = z.output<typeof partnerOfService>;

/** What cancelling a booking costs, by the rules of the place. */
export const cancelTerms = z.object({
  freeUntilMinutesBefore: z.int().check(z.describe('Free until so long before the start.')),
  feePercent: z.number().check(z.describe('After that, of the price.')),
  feeFloorPaise: paise('At least.'),
  feeCapPaise: paise('At most.'),
});
export type CancelTerms = z.output<typeof cancelTerms>;

export const serviceDetails = z.object({
  service: serviceCard,
  description: z.string(),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
  questions: z.array(serviceQuestion),
  seo,
  serviceable: z
    .boolean()
    .check(z.describe('A partner serves the given place; true where no place is given.')),
  cancelling: z.nullable(cancelTerms),
  cities: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .check(z.describe('Cities where it is served, for links between pages.')),
});
export type ServiceDetails = z.output<typeof serviceDetails>;

export const searchQuery = {
  q: z.optional(text(80, 'Free text; typing mistakes are forgiven.')),
  categoryId: z.optional(text(40)),
  subCategoryId: z.optional(text(60)),
  groupId: z.optional(text(40)),
  serviceType: z.optional(z.enum(serviceTypes, 'Choose home or office.')),
  minPrice: z.optional(wholeParam(0, 100_000_000, 'In paise, of what a booking comes to.')),
  maxPrice: z.optional(wholeParam(0, 100_000_000, 'In paise, of what a booking comes to.')),
  minRating: z.optional(decimalParam(1, 5)),
  today: z.optional(z.enum(['true', 'false'], 'Choose true or false.')),
  sort: z._default(
    z.enum(['relevance', 'price', 'rating'], 'Choose relevance, price or rating.'),
    'relevance',
  ),
};
