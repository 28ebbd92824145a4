/** Tax invoices, bills of supply, receipts and credit notes for parties outside of the platform: next to the payment book of specification section 7. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import {
  paperAddress,
  paperChoices,
  type PaperContent,
  paperDraft,
  paperId,
  partyPaper,
} from './party-paper.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { text } from '../../kernel/schema.ts';
import { partyId } from '../party/party.model.ts';
import { partyPaperErrors as e } from './party-paper.noun.ts';
import { entryId, paperKinds } from './payment-book.model.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

// What is seen when a paper is issued to a party. See docs/confirmations.md.

export const confirmsPartyPaper = confirmation('party_paper', {
  paperKind: 'choice',
  paperTo: 'text',
  paperAddress: 'text',
  paperPlace: 'text',
  paperTaxable: 'money',
  paperTax: 'money',
  paperTotal: 'money',
});

export const seenOfPaper = (
  content: Pick<PaperContent, 'kind' | 'recipient' | 'place' | 'taxable' | 'total'>,
): Seen<typeof confirmsPartyPaper> => ({
  paperKind: content.kind,
  paperTo: content.recipient.name,
  paperAddress: content.recipient.address,
  paperPlace: content.place.stateName,
  paperTaxable: content.taxable,
  paperTax: content.total - content.taxable,
  paperTotal: content.total,
});

const tag = 'Projects';
const reading = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'customers.view',
  scope: 'documents of the own organisation',
} as const;
const changing = { ...reading, permission: 'customers.update' } as const;
const perMinute = 30;
const unfit = [
  e.paper_not_found,
  e.paper_not_of_entry,
  e.paper_of_platform,
  e.paper_basis,
  e.paper_place,
  e.paper_issued,
  e.paper_lines_sum,
  e.paper_rate,
  e.paper_line_credited,
];

export const listIssuedPaper = endpoint('GET /projects/paymentBook/paper', {
  summary: 'Documents that were issued to parties, the newest first',
  tag,
  authz: reading,
  query: z.object({
    ...pageQuery,
    partyId: z.optional(partyId),
    kind: z.optional(z.enum(paperKinds, 'Choose one of the list.')),
  }),
  response: pageOf(partyPaper),
});

export const previewPaper = endpoint('POST /projects/paymentBook/paper/preview', {
  summary: 'What the paper of an entry would say; it has no number before it is issued',
  tag,
  authz: changing,
  unconfirmed: 'only-reads',
  body: z.object({ entryId, ...paperChoices, addressAt: z.optional(paperAddress) }),
  response: paperDraft,
  errors: unfit,
});

export const issuePaper = endpoint('POST /projects/paymentBook/paper', {
  summary: 'Issue the paper of an entry: it takes the next number of its series and is never changed',
  tag,
  authz: changing,
  confirms: confirmsPartyPaper,
  status: 201,
  idempotency: 'required',
  body: z.object({
    entryId,
    ...paperChoices,
    addressAt: z.optional(paperAddress),
    seen: confirmsPartyPaper.schema,
  }),
  response: partyPaper,
  errors: [
    ...unfit,
    e.paper_address_missing,
    e.paper_code_missing,
    e.paper_corrects_missing,
    e.paper_credit_above,
    kernelErrors.confirmation_differs,
  ],
  touches: ['milestone-payment', 'party', 'project'],
});

export const getPaperFile = endpoint('GET /projects/paymentBook/paper/document', {
  summary: 'An issued paper as PDF, in English or Hindi',
  tag,
  authz: reading,
  query: z.object({ paperId, lang: z.optional(z.enum(['en', 'hi'], 'Choose en or hi.')) }),
  produces: 'application/pdf',
  perMinute,
  errors: [e.paper_not_found],
});

/** How long the link of a mail opens. */
export const paperLinkDays = 30;

export const sendPaper = endpoint('POST /projects/paymentBook/paper/send', {
  summary: 'Send an issued paper to the party by mail, with a link that opens it',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  idempotency: 'required',
  perMinute,
  body: z.object({ paperId, seenEmail: text(254, 'Where it goes, as the screen showed it.') }),
  response: partyPaper,
  errors: [e.paper_not_found, e.paper_email_missing, e.paper_email_changed, e.paper_sent_often],
  touches: ['milestone-payment', 'party', 'project'],
});

export const partyPaperPreviews: readonly PreviewFirst[] = [
  previewFirst(issuePaper, async (look, { body }) =>
    seenOfPaper((await look(previewPaper, { body })).content),
  ),
];
