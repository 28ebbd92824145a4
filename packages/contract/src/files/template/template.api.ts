/** Documents filled from records, and the templates of a business. Calls of the project. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { optionalText, removed, wholeParam } from '../../kernel/schema.ts';
import {
  chosenTemplate,
  documentWays,
  madeDocument,
  template,
  writtenTemplate,
  templateCard,
  templateGuide,
  templateId,
  templateKind,
  templateLang,
  templatePreview,
  templateRecordId,
  templateRecord,
  templateSigner,
  templateText,
  templateVersion,
} from './template.model.ts';
import { driveErrors } from '../drive/drive.noun.ts';
import { envelopeErrors } from '../envelope/envelope.noun.ts';
import { templateErrors as e } from './template.noun.ts';

const tag = 'Documents';
const reading = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'company_profile.view',
  scope: 'templates of the own business',
} as const;
const changing = { ...reading, permission: 'company_profile.update' } as const;
const version = z.int('Send the version that was read.');

export const templateQuery = z.object({
  ...countedPageQuery,
  kind: z.optional(templateKind),
  q: optionalText(60, 'Part of the name.'),
});

export const listTemplates = endpoint('GET /templates', {
  summary: 'Templates of the own business; the last changed first',
  tag,
  authz: reading,
  query: templateQuery,
  response: countedPageOf(templateCard),
});

export const getTemplate = endpoint('GET /template', {
  summary: 'One of them, with its texts',
  tag,
  authz: reading,
  query: z.object({ templateId }),
  response: template,
  errors: [e.template_not_found],
});

export const listTemplateVersions = endpoint('GET /template/versions', {
  summary: 'Its earlier versions, the newest first; of each a document was made',
  tag,
  authz: reading,
  query: z.object({ ...pageQuery, limit: z._default(wholeParam(1, 10), 5), templateId }),
  response: pageOf(templateVersion),
  errors: [e.template_not_found],
});

export const getTemplateGuide = endpoint('GET /template/guide', {
  summary: 'What can be written in templates of a kind: the ready-made text, fields, who signs',
  tag,
  authz: reading,
  query: z.object({ kind: templateKind }),
  response: templateGuide,
  spoken: true,
});

export const addTemplate = endpoint('POST /template', {
  summary: 'Add a template, of own words or beginning with the ready-made ones',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: z.object({ kind: templateKind, text: writtenTemplate }),
  response: template,
  errors: [e.template_name_taken, e.template_limit],
});

export const editTemplate = endpoint('PATCH /template', {
  summary: 'Change a template; one that was used goes on as its next version',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ templateId, version, text: writtenTemplate }),
  response: template,
  errors: [e.template_not_found, e.template_changed, e.template_name_taken, e.template_in_use_wrong],
});

export const removeTemplate = endpoint('DELETE /template', {
  summary: 'Delete a template; documents that were made of it stay',
  tag,
  authz: changing,
  unconfirmed: 'removes-named',
  query: z.object({ templateId }),
  response: removed,
  errors: [e.template_not_found],
});

export const chooseTemplate = endpoint('PUT /template/use', {
  summary: 'Make new documents of its kind with a template, or no longer; one of a kind is in use',
  tag,
  authz: changing,
  unconfirmed: 'carries-version',
  body: z.object({ templateId, version, isInUse: z.boolean('Send true or false.') }),
  response: chosenTemplate,
  errors: [e.template_not_found, e.template_changed, e.template_not_for_use],
});

export const listTemplateRecords = endpoint('GET /template/records', {
  summary: 'What a template of this kind can be filled from and the caller may read',
  tag,
  authz: reading,
  query: z.object({ ...pageQuery, kind: templateKind, q: optionalText(60, 'Part of the name.') }),
  response: pageOf(templateRecord),
  spoken: true,
});

const filled = {
  kind: templateKind,
  lang: templateLang,
  signer: z.optional(templateSigner),
};

export const previewTemplate = endpoint('POST /template/preview', {
  summary:
    'The paper of a text that need not be saved yet, on a real record; or its problems with their lines',
  tag,
  authz: reading,
  unconfirmed: 'only-reads',
  body: z.object({
    ...filled,
    text: templateText,
    recordId: z.optional(templateRecordId).check(z.describe('Left out: the newest.')),
  }),
  response: templatePreview,
  errors: [e.template_record_not_found, e.template_has_problems],
  perMinute: 40,
  touches: 'nothing',
});

export const createDocument = endpoint('POST /template/document', {
  summary:
    'Make the document of a record: a file, one in the team drive, or a draft to be signed with its fields placed',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  status: 201,
  body: z.object({
    ...filled,
    templateId: z.optional(templateId).check(z.describe('Left out: the ready-made text of the kind.')),
    recordId: templateRecordId,
    way: z.enum(documentWays, 'Choose one of the list.'),
  }),
  response: madeDocument,
  errors: [
    e.template_not_found,
    e.template_record_not_found,
    e.template_language_missing,
    e.template_has_problems,
    e.template_changed,
    envelopeErrors.envelope_drafts_full,
    driveErrors.drive_full,
  ],
  perMinute: 20,
  touches: ['envelope', 'drive'],
});
