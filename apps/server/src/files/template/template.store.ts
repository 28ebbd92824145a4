import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import { containing } from '../../platform/db/like.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

const columns = {
  templateId: 'template_id',
  organisationId: 'organisation_id',
  kind: 'kind',
  name: 'name',
  versionNumber: 'version_number',
  inUseSince: 'in_use_since',
  removedAt: 'removed_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} as const;
const table = tableColumns('document_template', columns);
export type TemplateRow = RowOf<'document_template', typeof columns>;

export const findTemplate = table.findBy('templateId');
export const lockTemplate = table.lockBy('templateId');
export const insertTemplate = table.insert;
export const saveTemplate = table.saveBy('templateId').but('organisationId', 'kind', 'createdAt');

const versionColumns = {
  templateId: 'template_id',
  versionNumber: 'version_number',
  titleEn: 'title_en',
  bodyEn: 'body_en',
  titleHi: 'title_hi',
  bodyHi: 'body_hi',
  createdAt: 'created_at',
  usedAt: 'used_at',
} as const;
const versions = tableColumns('document_template_version', versionColumns);
export type VersionRow = RowOf<'document_template_version', typeof versionColumns>;

export const findVersion = versions.findBy('templateId', 'versionNumber');
export const insertVersion = versions.insert;
export const saveVersion = versions.saveBy('templateId', 'versionNumber').but('createdAt');

export interface TemplateFilter {
  readonly organisationId: string;
  readonly kind?: string | undefined;
  readonly q?: string | undefined;
}

/** With the languages of its present text. */
export interface ListedTemplate extends TemplateRow {
  readonly hasEn: boolean;
  readonly hasHi: boolean;
}

const found = ({ organisationId, kind, q }: TemplateFilter) => sql`from document_template
  where document_template.organisation_id = ${organisationId} and document_template.removed_at is null
    and (${kind ?? null}::text is null or document_template.kind = ${kind ?? null})
    and (${q ?? ''} = '' or document_template.name ilike ${containing(q ?? '')})`;

/** The last changed first, behind the row that `after` names. */
export async function listTemplateRows(
  reader: Reader,
  filter: TemplateFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly ListedTemplate[]> {
  const { rows } = await sql<ListedTemplate>`with page as (select ${table.asSql} ${found(filter)}
      and (${after === null} or (document_template.updated_at, document_template.template_id)
        < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by document_template.updated_at desc, document_template.template_id desc limit ${limit})
    select page.*, v.body_en is not null as "hasEn", v.body_hi is not null as "hasHi" from page
    join document_template_version v on v.template_id = page."templateId" and v.version_number = page."versionNumber"
    order by page."updatedAt" desc, page."templateId" desc`.execute(reader);
  return rows;
}

export const countTemplateRows = (reader: Reader, filter: TemplateFilter): Promise<number> =>
  countRows(reader, found(filter));

/** Behind a lock of the organisation: two at once do not both find room. */
export async function countForMore(tx: Tx, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`document template ${organisationId}`}, 0))`.execute(
    tx,
  );
  return countRows(tx, found({ organisationId }));
}

/** Earlier ones, the newest first, behind the number that `after` says. */
export async function listEarlier(
  reader: Reader,
  { templateId, versionNumber }: Pick<TemplateRow, 'templateId' | 'versionNumber'>,
  after: number | null,
  limit: number,
): Promise<readonly VersionRow[]> {
  return reader
    .selectFrom('document_template_version')
    .select(versions.selected)
    .where('template_id', '=', templateId)
    .where('version_number', '<', after ?? versionNumber)
    .orderBy('version_number', 'desc')
    .limit(limit)
    .execute();
}

/** The one with which new papers of a kind are made; null: ours is. */
export async function findInUse(
  reader: Reader,
  { organisationId, kind }: Pick<TemplateRow, 'organisationId' | 'kind'>,
): Promise<TemplateRow | null> {
  const row = await reader
    .selectFrom('document_template')
    .select(table.selected)
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', kind)
    .where('in_use_since', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Another one takes its place. */
export async function endUseOfOthers(
  tx: Tx,
  { templateId, organisationId, kind, updatedAt }: Authorized<TemplateRow>,
): Promise<void> {
  await tx
    .updateTable('document_template')
    .set((eb) => ({ in_use_since: null, updated_at: updatedAt, version: eb('version', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', kind)
    .where('in_use_since', 'is not', null)
    .where('template_id', '<>', templateId)
    .execute();
}

/** It does not change any more. */
export async function markUsed(
  tx: Tx,
  { templateId, versionNumber }: Authorized<Pick<TemplateRow, 'templateId' | 'versionNumber'>>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('document_template_version')
    .set({ used_at: now })
    .where('template_id', '=', templateId)
    .where('version_number', '=', versionNumber)
    .where('used_at', 'is', null)
    .execute();
}
