import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

export interface TemplateRow {
  readonly templateId: string;
  readonly organisationId: string;
  readonly name: string;
  readonly content: QuoteDraftContent;
  readonly createdAt: Date;
}

const fields = sql`template_id as "templateId", organisation_id as "organisationId", name, content, created_at as "createdAt"`;

/** The newest first, behind the row that `after` names. */
export async function listTemplates(
  reader: Reader,
  organisationId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly TemplateRow[]> {
  const from = after ? sql`and (created_at, template_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<TemplateRow>`select ${fields} from quote_template
    where organisation_id = ${organisationId} ${from}
    order by created_at desc, template_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Behind a lock of the organisation: two at once do not both find room. */
export async function countTemplates(tx: Tx, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quote template ${organisationId}`}, 0))`.execute(
    tx,
  );
  const { count } = await tx
    .selectFrom('quote_template')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertTemplate(tx: Tx, row: Authorized<TemplateRow>): Promise<void> {
  await sql`insert into quote_template (template_id, organisation_id, name, content, created_at)
    values (${row.templateId}, ${row.organisationId}, ${row.name}, ${JSON.stringify(row.content)}::jsonb, ${row.createdAt})`.execute(
    tx,
  );
}

export async function findTemplate(reader: Reader, templateId: string): Promise<TemplateRow | null> {
  const { rows } = await sql<TemplateRow>`select ${fields} from quote_template
    where template_id = ${templateId}`.execute(reader);
  return rows[0] ?? null;
}

export async function deleteTemplate(
  tx: Tx,
  { templateId }: Authorized<Pick<TemplateRow, 'templateId'>>,
): Promise<void> {
  await tx.deleteFrom('quote_template').where('template_id', '=', templateId).execute();
}
