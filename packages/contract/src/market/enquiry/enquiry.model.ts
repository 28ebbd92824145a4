import * as z from 'zod/mini';
import { pincodeText } from '../../kernel/patterns/pincode.ts';
import { day, instant, optionalText, paise, paiseBetween, text } from '../../kernel/schema.ts';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { enquirySides, enquiryStatuses } from './enquiry.noun.ts';

const priceLimits = { least: 1_00, most: 10_00_000_00 } as const;
const id = z.uuid('This is not a known id.');

/** What one side writes to the other: without a way around the platform. */
export const enquiryWords = text(1_000, 'In own words, without phone numbers, emails and links.').check(
  contactFree('Remove phone numbers, emails and links. You share them when you book.'),
);

/** A question of a customer: to the named partners, or to the best matches at the place. */
export const newEnquiryBody = z.object({
  serviceId: text(80, 'What it is about.'),
  message: enquiryWords,
  organisationIds: z.optional(
    z
      .array(id)
      .check(
        z.minLength(1, 'Choose a partner.'),
        z.maxLength(3, 'Choose at most 3 partners.'),
        z.describe('Left out: the best matches at the place.'),
      ),
  ),
  pincode: z.optional(pincodeText),
  cityCode: optionalText(20, 'GeoNames id of the city, where there is no PIN code.'),
  preferredDay: z.optional(day('On which day it would suit.')),
});

/** A price that a partner has in mind; what is charged is the price when it is booked. */
export const suggestionBody = z
  .object({
    serviceId: text(80, 'A service that the partner offers at the place.'),
    priceFrom: paiseBetween(priceLimits.least, priceLimits.most, 'About so much, in paise.'),
    priceTo: paiseBetween(priceLimits.least, priceLimits.most, 'At most so much, in paise.'),
  })
  .check(
    z.refine(({ priceFrom, priceTo }) => priceTo >= priceFrom, {
      error: 'Enter the higher price here.',
      path: ['priceTo'],
    }),
  );

export const sayBody = z.object({
  enquiryId: id,
  message: enquiryWords,
  suggestion: z.optional(suggestionBody).check(z.describe('By the partner alone.')),
});

export const suggestion = z.object({
  serviceId: z.string(),
  serviceName: z.string(),
  priceFrom: paise(),
  priceTo: paise(),
});

export const enquiryMessage = z.object({
  messageId: z.uuid(),
  by: z.enum(enquirySides),
  message: z.string(),
  suggestion: z.nullable(suggestion),
  at: instant(),
});
export type EnquiryMessage = z.output<typeof enquiryMessage>;

/** As one side sees it. The customer is a first name and an area until something is booked. */
export const enquiry = z.object({
  enquiryId: z.uuid(),
  organisationId: z.uuid(),
  companyName: z.string(),
  customerName: z.string().check(z.describe('The first name.')),
  serviceId: z.string(),
  serviceName: z.string(),
  categoryImage: z.string(),
  area: z.string().check(z.describe('The place without its exact address.')),
  preferredDay: z.nullable(z.string()),
  status: z.enum(enquiryStatuses),
  lastMessage: z.string(),
  lastBy: z.enum(enquirySides),
  lastAt: instant(),
  unread: z.boolean().check(z.describe('The other side wrote something that was not read yet.')),
  answerBy: z.nullable(instant()).check(z.describe('Until when a first answer is expected; null: answered.')),
  can: z.object({ say: z.boolean(), resolve: z.boolean() }),
  createdAt: instant(),
});
export type Enquiry = z.output<typeof enquiry>;
