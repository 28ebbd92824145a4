/** A list as a file, made by the server behind the page: of a partner, a customer, and the back office. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { text } from '../../kernel/schema.ts';
import { listExportErrors as e } from './list-export.noun.ts';
import { exportFormats, listExport, officeLists, workLists } from '../../kernel/list-export.ts';

const tag = 'Exports';
const mine = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'subUser'],
  scope: 'own exports only; the list by its own permission',
} as const;
const office = { who: 'roles', roles: ['Admin'], scope: 'own exports only' } as const;
const params = z.object({ exportId: z.uuid('This is not a known id.') });

const filters = z
  .record(text(40), text(200))
  .check(z.describe('The query of the list’s own call, without its page.'));
const format = z.enum(exportFormats, 'Choose Excel or CSV.');

const asked = {
  tag,
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  perMinute: 20,
  status: 201,
  response: listExport,
  errors: [e.export_limit],
} as const;

export const askExport = endpoint('POST /user/list_exports', {
  ...asked,
  summary: 'Make a file of a list as it is filtered now; it is made behind the page',
  authz: mine,
  body: z.object({ list: z.enum(workLists, 'This list is not known.'), format, filters }),
});

export const listExports = endpoint('GET /user/list_exports', {
  summary: 'Own exports of the last seven days, newest first',
  tag,
  authz: mine,
  query: z.object(pageQuery),
  response: pageOf(listExport),
  spoken: true,
});

export const getExport = endpoint('GET /user/list_exports/{exportId}', {
  summary: 'How far an export is, and the link to its file',
  tag,
  authz: mine,
  params,
  response: listExport,
  errors: [e.export_not_found],
});

export const removeExport = endpoint('DELETE /user/list_exports/{exportId}', {
  summary: 'Stop an export, or delete its file',
  tag,
  authz: mine,
  unconfirmed: 'removes-named',
  params,
  response: z.object({ exportId: z.uuid() }),
  errors: [e.export_not_found],
});

export const askOfficeExport = endpoint('POST /backoffice/list_exports', {
  ...asked,
  summary: 'Make a file of a list of the back office as it is filtered now',
  authz: office,
  body: z.object({ list: z.enum(officeLists, 'This list is not known.'), format, filters }),
});

export const listOfficeExports = endpoint('GET /backoffice/list_exports', {
  summary: 'Own exports of the last seven days, newest first',
  tag,
  authz: office,
  query: z.object(pageQuery),
  response: pageOf(listExport),
});

export const getOfficeExport = endpoint('GET /backoffice/list_exports/{exportId}', {
  summary: 'How far an export is, and the link to its file',
  tag,
  authz: office,
  params,
  response: listExport,
  errors: [e.export_not_found],
});

export const removeOfficeExport = endpoint('DELETE /backoffice/list_exports/{exportId}', {
  summary: 'Stop an export, or delete its file',
  tag,
  authz: office,
  unconfirmed: 'removes-named',
  params,
  response: z.object({ exportId: z.uuid() }),
  errors: [e.export_not_found],
});
