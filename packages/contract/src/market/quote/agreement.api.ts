/** Agreeing on an accepted quote: both sides sign its document, each with a signature, and a one-time password or a passkey. */
import * as z from 'zod/mini';
import {
  agreementCodeErrors,
  agreementFile,
  agreementFileErrors,
  agreementSignature,
  agreementSignErrors,
  agreementWhich,
} from '../../files/envelope/agreement.model.ts';
import { sentSignCode } from '../../files/envelope/sign.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { leadErrors } from '../lead/lead.noun.ts';
import { quoteErrors as e } from './quote.noun.ts';
import { quoteThread } from './quote.model.ts';
import { visitAddress, visitAddressErrors } from './visit-address.ts';

const authz = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'subUser'],
  permission: 'booking.update',
  scope: 'own requests; for a partner, leads of the own organisation',
} as const;
const leadId = z.uuid('This is not a known id.');
const digest = z
  .string('Send the digest that was shown.')
  .check(z.regex(/^[0-9a-f]{64}$/, 'This digest is not ours.'));

export const requestQuoteCode = endpoint('POST /qoutations/agree/otp', {
  summary: 'Send a one-time password to the own number, with which the accepted version is signed',
  tag: 'Quotations',
  authz,
  unconfirmed: 'proves-identity',
  body: z.object({ leadId, digest }),
  response: sentSignCode,
  errors: [leadErrors.lead_not_found, leadErrors.lead_moved_on, e.quote_superseded, ...agreementCodeErrors],
  perMinute: 20,
  touches: ['lead'],
});

export const signQuote = endpoint('PATCH /qoutations/agree', {
  summary: 'Sign the document of the accepted version; it is agreed once both sides have',
  tag: 'Quotations',
  authz,
  unconfirmed: 'carries-version',
  body: z.object({ leadId, digest, addressId: visitAddress, ...agreementSignature }),
  response: quoteThread,
  errors: [
    leadErrors.lead_not_found,
    leadErrors.lead_moved_on,
    e.quote_superseded,
    e.quote_signed_already,
    ...agreementSignErrors,
    ...visitAddressErrors,
  ],
  perMinute: 30,
  touches: ['lead', 'rfq'],
});

export const getQuoteDocument = endpoint('GET /qoutations/agree/document', {
  summary: 'A link to the document that both sides sign, or to the sealed file; good for one minute',
  tag: 'Quotations',
  authz: { ...authz, permission: 'booking.view' },
  query: z.object({ leadId, which: agreementWhich }),
  response: agreementFile,
  errors: [leadErrors.lead_not_found, ...agreementFileErrors],
});
