/** Enquiries: specification section 7, Services and bookings. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { catalogErrors } from '../catalog/catalog.noun.ts';
import { enquiryErrors as e } from './enquiry.noun.ts';
import { enquiry, enquiryMessage, newEnquiryBody, sayBody } from './enquiry.model.ts';

const tag = 'Enquiries';
const customer = { who: 'roles', roles: ['Buyer'], scope: 'own enquiries' } as const;
const partner = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.view',
  scope: 'enquiries to the own organisation',
} as const;
const sides = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'subUser'],
  permission: 'booking.update',
  scope: 'own enquiries; for a partner, those to the own organisation',
} as const;
const reading = { ...sides, permission: 'booking.view' } as const;
const enquiryId = z.uuid('This is not a known id.');
const perMinute = 10;

export const newEnquiry = endpoint('POST /service/new_enquiry', {
  summary: 'Ask one partner, or the best matches at a place, before booking',
  tag,
  authz: customer,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute,
  body: newEnquiryBody,
  response: z.object({ items: z.array(enquiry).check(z.describe('One for each partner that was asked.')) }),
  errors: [
    catalogErrors.service_not_found,
    catalogErrors.city_not_found,
    e.enquiry_nobody_there,
    e.enquiry_asked_already,
    e.enquiry_limit,
  ],
});

export const listMyEnquiries = endpoint('GET /service/my_enquiry', {
  summary: 'Own enquiries, the last written first',
  tag,
  authz: customer,
  query: z.object(pageQuery),
  response: pageOf(enquiry),
  spoken: true,
});

/** What a partner's enquiries may be looked for by. */
export const enquiriesQuery = z.object({
  ...countedPageQuery,
  state: z.optional(z.enum(['waiting', 'answered', 'closed'], 'Choose one of the list.')),
});

export const listEnquiries = endpoint('GET /service/enquiryList', {
  summary: 'Enquiries to the own organisation: unanswered first, then answered, then closed',
  tag,
  authz: partner,
  query: enquiriesQuery,
  response: countedPageOf(enquiry),
  spoken: true,
});

export const countEnquiries = endpoint('GET /service/my_enquiry_count', {
  summary: 'How many enquiries are open on the own side, and how many were not read yet',
  tag,
  authz: reading,
  response: z.object({
    open: z.int(),
    unread: z.int().check(z.describe('With words of the other side that were not read.')),
    waiting: z.int().check(z.describe('Open, and the own side has to write; counted up to 100.')),
  }),
});

export const getEnquiry = endpoint('GET /service/enquiryRequest', {
  summary: 'One enquiry with what was written, the newest first',
  tag,
  authz: reading,
  query: z.object({ enquiryId, ...pageQuery }),
  response: z.object({ enquiry, ...pageOf(enquiryMessage).shape }),
  errors: [e.enquiry_not_found],
  spoken: true,
});

export const sayInEnquiry = endpoint('POST /service/enquiryRequest', {
  summary: 'Write in an enquiry: as its customer, or as the partner with a price in mind',
  tag,
  authz: sides,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute,
  body: sayBody,
  response: enquiry,
  errors: [
    e.enquiry_not_found,
    e.enquiry_moved_on,
    e.enquiry_full,
    e.enquiry_has_contact,
    e.suggestion_not_offered,
  ],
});

export const readEnquiry = endpoint('PATCH /service/enquiryRequest', {
  summary: 'All that the other side wrote was read',
  tag,
  authz: reading,
  unconfirmed: 'machine-or-hint',
  body: z.object({ enquiryId }),
  response: enquiry,
  errors: [e.enquiry_not_found],
});

export const updateEnquiry = endpoint('PATCH /service/update_enquiry', {
  summary: 'Close an enquiry; its customer opens it again by writing in it',
  tag,
  authz: sides,
  unconfirmed: 'nothing-to-agree',
  body: z.object({ enquiryId, status: z.literal('Resolved', 'Send Resolved.') }),
  response: enquiry,
  errors: [e.enquiry_not_found, e.enquiry_moved_on],
});
