/** Customers and suppliers of an organisation: specification section 7, Projects and business. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { importAnswer, importBody, importErrors, importTable, importUpload } from '../../kernel/import.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { optionalText, whole } from '../../kernel/schema.ts';
import { partyErrors as e } from './party.noun.ts';
import { partySheet } from './party.import.ts';
import { party, partyBody, partyCard, partyId, partyKinds } from './party.model.ts';

const tag = 'Projects';
const reading = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'customers.view',
  scope: 'parties of the own organisation',
} as const;
const adding = { ...reading, permission: 'customers.create' } as const;

/** What parties may be looked for by. */
export const partiesQuery = z.object({
  ...countedPageQuery,
  kind: z.optional(z.enum(partyKinds, 'Choose customer or supplier.')),
  q: optionalText(60, 'Part of a name, a mobile number or a GST number.'),
});

export const listParties = endpoint('GET /projects/party', {
  summary: 'Parties of the own organisation, by name',
  tag,
  authz: reading,
  query: partiesQuery,
  response: countedPageOf(partyCard),
});

export const getParty = endpoint('GET /projects/party/detail', {
  summary: 'One of them with its contacts and addresses',
  tag,
  authz: reading,
  query: z.object({ partyId }),
  response: party,
  errors: [e.party_not_found],
});

export const addParty = endpoint('POST /projects/party', {
  summary: 'Add a customer or a supplier',
  tag,
  authz: adding,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: partyBody,
  response: party,
  errors: [e.party_gst_taken],
});

export const editParty = endpoint('PATCH /projects/party', {
  summary: 'Change what is written of a party; its contacts and addresses as a whole',
  tag,
  authz: { ...reading, permission: 'customers.update' },
  unconfirmed: 'carries-version',
  body: z.object({ partyId, version: whole(1, 1_000_000, 'As it was read.'), ...partyBody.shape }),
  response: party,
  errors: [e.party_not_found, e.party_changed, e.party_gst_taken],
});

export const partyTemplate = endpoint('GET /projects/party/template', {
  summary: 'The template for many parties at once, as CSV',
  tag,
  authz: adding,
  produces: 'text/csv',
});

export const readPartySheet = endpoint('POST /projects/party/file', {
  summary: 'Read a CSV or XLSX file as text, for the screen on which its rows are checked; stores nothing',
  tag,
  authz: adding,
  unconfirmed: 'only-reads',
  upload: importUpload,
  response: importTable,
  errors: Object.values(importErrors),
  perMinute: 30,
});

export const addParties = endpoint('POST /projects/party/import', {
  summary: 'Check rows of parties, or add those without a fault; parties of a known name stay as they are',
  tag,
  authz: adding,
  unconfirmed: 'only-adds',
  body: importBody(partySheet),
  response: importAnswer,
  errors: [e.party_known, e.party_limit],
  perMinute: 120,
});
