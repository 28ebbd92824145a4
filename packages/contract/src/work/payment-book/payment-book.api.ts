/** The payment book of an organisation: specification section 7, Projects and business (paymentBook, analytics). */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { day } from '../../kernel/schema.ts';
import { partyErrors } from '../party/party.noun.ts';
import { partyId } from '../party/party.model.ts';
import { projectErrors } from '../project/project.noun.ts';
import { projectId } from '../project/project.model.ts';
import { paymentBookErrors as e } from './payment-book.noun.ts';
import {
  bookEntry,
  creditBody,
  entryId,
  entryKinds,
  paymentBook,
  projectAnalytics,
  receiptBody,
} from './payment-book.model.ts';

const tag = 'Projects';
const reading = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'customers.view',
  scope: 'the book of the own organisation',
} as const;
const changing = { ...reading, permission: 'customers.update' } as const;

/** What entries may be looked for by. */
export const bookQuery = z.object({
  ...countedPageQuery,
  partyId: z.optional(partyId),
  projectId: z.optional(projectId),
  kind: z.optional(z.enum(entryKinds, 'Choose one of the list.')),
  from: z.optional(day('The first day.')),
  to: z.optional(day('The last day.')),
});

export const getPaymentBook = endpoint('GET /projects/paymentBook', {
  summary: 'What is due, billed, received and overdue: of the organisation, of a party or of a project',
  tag,
  authz: reading,
  query: z.object({ partyId: z.optional(partyId), projectId: z.optional(projectId) }),
  response: paymentBook,
});

export const listBookEntries = endpoint('GET /projects/paymentBook/entries', {
  summary: 'The entries of the book, the newest first',
  tag,
  authz: reading,
  query: bookQuery,
  response: countedPageOf(bookEntry),
});

export const noteReceipt = endpoint('POST /projects/paymentBook', {
  summary: 'Note money that a party paid outside of the platform',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: receiptBody,
  response: bookEntry,
  errors: [partyErrors.party_not_found, projectErrors.project_not_found, e.book_date_future],
  touches: ['milestone-payment', 'party', 'project'],
});

export const noteCredit = endpoint('POST /projects/paymentBook/credit', {
  summary: 'Write a credit note: less is to be paid',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: creditBody,
  response: bookEntry,
  errors: [partyErrors.party_not_found, projectErrors.project_not_found, e.book_date_future],
  touches: ['milestone-payment', 'party', 'project'],
});

export const reverseEntry = endpoint('POST /projects/paymentBook/reverse', {
  summary: 'Take back a receipt or credit note that was written wrongly, by an entry against it',
  tag,
  authz: changing,
  unconfirmed: 'removes-named',
  body: z.object({ entryId }),
  response: bookEntry,
  errors: [e.book_entry_not_found, e.book_entry_fixed, e.book_entry_reversed, e.book_entry_papered],
  touches: ['milestone-payment', 'party', 'project'],
});

export const getBookStatement = endpoint('GET /projects/paymentBook/statement', {
  summary: 'The account of a party as PDF, from a day to a day',
  tag,
  authz: reading,
  query: z.object({ partyId, from: day('The first day.'), to: day('The last day.') }),
  produces: 'application/pdf',
  errors: [partyErrors.party_not_found],
});

export const getProjectAnalytics = endpoint('GET /projects/analytics', {
  summary: 'Projects of the own organisation in figures: billed and received by month, by status, by party',
  tag,
  authz: reading,
  response: projectAnalytics,
});
