/** Photos and documents that go with a request or with a quote; kept first, then named by what is sent. */
import { removed } from '../../kernel/schema.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { documentErrors } from '../../files/document/document.noun.ts';
import { leadErrors } from '../lead/lead.noun.ts';
import { quotationFileErrors as e } from './rfq.noun.ts';
import { quotationFile, quotationFileLimits } from './quotation-file.model.ts';

const tag = 'Quotations';
const authz = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'subUser'],
  permission: 'booking.update',
  scope: 'own requests; for a partner, leads of the own organisation',
} as const;
const id = z.uuid('This is not a known id.');

export const addQuotationFiles = endpoint('POST /qoutations/files', {
  summary:
    'Keep photos or PDFs for a request that is about to be sent, or as a partner for the quote of a lead',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  perMinute: 20,
  query: z.object({
    leadId: z.optional(id).check(z.describe('As its partner; left out: for an own request.')),
  }),
  upload: {
    field: 'files',
    maxFiles: quotationFileLimits.atOnce,
    maxBytes: quotationFileLimits.bytes,
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
  },
  response: z.object({ files: z.array(quotationFile) }),
  errors: [
    leadErrors.lead_not_found,
    leadErrors.lead_moved_on,
    documentErrors.document_unreadable,
    documentErrors.document_active,
    documentErrors.document_locked,
    e.quotation_file_limit,
  ],
  touches: 'nothing',
});

export const removeQuotationFile = endpoint('DELETE /qoutations/files/{fileId}', {
  summary: 'Remove a file that was not sent yet',
  tag,
  authz,
  unconfirmed: 'removes-named',
  params: z.object({ fileId: id }),
  response: removed,
  errors: [e.quotation_file_not_found, e.quotation_file_used],
});
