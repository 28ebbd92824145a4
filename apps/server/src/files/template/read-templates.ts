import type {
  listTemplateVersions as versionsCall,
  listTemplates as listCall,
} from '@nukkad/contract/files/template/template.api';
import { templateErrors } from '@nukkad/contract/files/template/template.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import type { TemplateDependencies } from './template.interface.ts';
import { seesTemplate } from './template.policy.ts';
import { presentCard, presentTemplate, presentVersion } from './template.presenter.ts';
import {
  type TemplateRow,
  type VersionRow,
  countTemplateRows,
  findTemplate,
  findVersion,
  listEarlier,
  listTemplateRows,
} from './template.store.ts';

interface Named {
  readonly templateId: string;
}

/** 404 for everyone outside of the business. */
export async function ownTemplate(
  reader: Reader,
  viewer: Viewer,
  { templateId }: Named,
): Promise<TemplateRow> {
  const row = await findTemplate(reader, templateId);
  return row && seesTemplate(viewer, row) ? row : refuse(templateErrors.template_not_found);
}

export async function presentText(
  reader: Reader,
  { templateId, versionNumber }: TemplateRow,
): Promise<VersionRow> {
  const text = await findVersion(reader, templateId, versionNumber);
  return text ?? refuse(templateErrors.template_not_found);
}

export function readTemplates(
  { platform: { db } }: TemplateDependencies,
  { viewer }: SignedInCall,
  asked: EndpointParsed<typeof listCall>['query'],
) {
  const organisationId = organisationOf(viewer);
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) => listTemplateRows(db, { ...filter, organisationId }, after, most),
    key: ({ updatedAt, templateId }) => [updatedAt, templateId],
    count: (filter) => countTemplateRows(db, { ...filter, organisationId }),
    items: (rows) => rows.map((row) => presentCard(row, viewer)),
  });
}

export async function readTemplate(
  { platform: { db } }: TemplateDependencies,
  { viewer }: SignedInCall,
  asked: Named,
) {
  const row = await ownTemplate(db, viewer, asked);
  return presentTemplate(row, await presentText(db, row), viewer);
}

export async function readTemplateVersions(
  { platform: { db } }: TemplateDependencies,
  { viewer }: SignedInCall,
  { templateId, ...asked }: EndpointParsed<typeof versionsCall>['query'],
) {
  const row = await ownTemplate(db, viewer, { templateId });
  return listOf(asked, {
    after: z.tuple([z.int()]),
    rows: (after, most) => listEarlier(db, row, after?.[0] ?? null, most),
    key: ({ versionNumber }) => [versionNumber],
    items: (rows) => rows.map(presentVersion),
  });
}
