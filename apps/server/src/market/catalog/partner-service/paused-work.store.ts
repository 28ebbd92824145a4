/** All SQL on work that is not offered because the partner lacks a document that its category needs. */
import type { WorkDocumentType } from '@nukkad/contract/files/document/document.model';
import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isAmong } from '../../../platform/db/is-among.ts';

export interface NeededDocument {
  readonly organisationId: string;
  readonly type: WorkDocumentType;
}

/** What the categories ask of those who offer work in them; null: of every partner. */
export async function listNeededDocuments(
  reader: Reader,
  organisationIds: readonly string[] | null,
): Promise<NeededDocument[]> {
  const only =
    organisationIds === null ? sql`true` : sql`ps.organisation_id ${isAmong(organisationIds, 'uuid')}`;
  const { rows } = await sql<NeededDocument>`select distinct ps.organisation_id as "organisationId",
      c.needed_document as type
    from category c join service s using (category_id) join partner_service ps using (service_id)
    where c.needed_document is not null and coalesce(ps.resumes_active, ps.is_active) and ${only}
    order by 1, 2`.execute(reader);
  return rows;
}

export interface PausedWork {
  readonly organisationId: string;
  /** All that it lacks; what is not named is not paused. */
  readonly types: readonly WorkDocumentType[];
}

/** By category, what an organisation lacks for its work there. */
export async function pausedCategories(
  reader: Reader,
  organisationId: string,
): Promise<ReadonlyMap<string, WorkDocumentType>> {
  const { rows } = await sql<{
    categoryId: string;
    type: WorkDocumentType;
  }>`select c.category_id as "categoryId",
      p.document_type as type
    from paused_work p join category c on c.needed_document = p.document_type
    where p.organisation_id = ${organisationId}`.execute(reader);
  return new Map(rows.map(({ categoryId, type }) => [categoryId, type]));
}

export async function savePausedWork(
  tx: Tx,
  { organisationId, types }: Authorized<PausedWork>,
): Promise<void> {
  await sql`delete from paused_work where organisation_id = ${organisationId}
    and document_type <> all(${[...types]}::text[])`.execute(tx);
  await sql`insert into paused_work (organisation_id, document_type)
    select ${organisationId}, type from unnest(${[...types]}::text[]) type on conflict do nothing`.execute(
    tx,
  );
}

/** The offers follow what is paused, of one partner or of one category. Answers whose offers are other ones now. */
export async function applyPausedWork(
  tx: Tx,
  of: Authorized<{ readonly organisationId: string } | { readonly categoryId: string }>,
): Promise<readonly string[]> {
  const asked: RawBuilder<unknown> =
    'organisationId' in of
      ? sql`ps.organisation_id = ${of.organisationId}`
      : sql`s.category_id = ${of.categoryId}`;
  const { rows } = await sql<{ organisationId: string }>`update partner_service o set
      is_active = case when x.is_paused then false else o.resumes_active end,
      resumes_active = case when x.is_paused then o.is_active end
    from (select ps.organisation_id, ps.service_id, p.document_type is not null as is_paused
      from partner_service ps join service s using (service_id) join category c using (category_id)
        left join paused_work p on p.organisation_id = ps.organisation_id and p.document_type = c.needed_document
      where ${asked}) x
    where o.organisation_id = x.organisation_id and o.service_id = x.service_id
      and x.is_paused <> (o.resumes_active is not null)
    returning o.organisation_id as "organisationId"`.execute(tx);
  return [...new Set(rows.map(({ organisationId }) => organisationId))].toSorted();
}
