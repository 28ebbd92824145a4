/** All SQL on what one partner offers itself. */
import type { WorkDocumentType } from '@nukkad/contract/files/document/document.model';
import { type RawBuilder, sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Lang, OwnAnswerTerms } from '../catalog.interface.ts';
import { countedRows } from '../../../platform/http/total.ts';
import { searchWords } from '../catalog.rules.ts';
import { foundServices } from '../search.store.ts';
import { ownAnswersOf } from './answers.rules.ts';

export interface PartnerServiceRow {
  readonly serviceId: string;
  readonly position: number;
  readonly categoryPosition: number;
  /** Lower fits the words better; 0 where nothing is searched. */
  readonly rank: number;
  readonly name: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly categoryImage: string;
  readonly unit: string;
  readonly low: number;
  readonly typical: number;
  readonly high: number;
  readonly usualMinutes: number;
  /** Null: not offered. */
  readonly price: number | null;
  readonly minutes: number | null;
  /** As the partner wants it. */
  readonly active: boolean | null;
  /** Not offered meanwhile, for lack of this document. */
  readonly pausedFor: WorkDocumentType | null;
  /** Own terms for single answers. */
  readonly answers: readonly OwnAnswerTerms[];
  readonly answersVersion: number | null;
}

const columns = (lang: Lang) => sql`s.service_id as "serviceId", s.position, c.position as "categoryPosition",
  ${lang === 'hi' ? sql`s.name_hi` : sql`s.name`} as name, s.category_id as "categoryId",
  ${lang === 'hi' ? sql`c.name_hi` : sql`c.name`} as "categoryName", c.picture as "categoryImage", s.unit,
  s.low_paise as low, s.typical_paise as typical, s.high_paise as high, s.minutes as "usualMinutes",
  o.price_paise as price, o.minutes, coalesce(o.resumes_active, o.is_active) as active,
  p.document_type as "pausedFor", o.answers_version as "answersVersion",
  (select coalesce(jsonb_agg(jsonb_build_object('optionId', a.option_id, 'price', a.price_paise, 'minutes', a.minutes,
      'offered', a.is_offered) order by a.option_id), '[]')
    from partner_answer a where a.service_id = s.service_id and a.organisation_id = o.organisation_id) as answers`;

/** How badly it fits the words, category position, position, id: the order of the catalogue where nothing is searched. */
export type PartnerServiceKey = readonly [number, number, number, string];

export interface PartnerServicesQuery {
  readonly organisationId: string;
  readonly lang: Lang;
  /** `own`: what it offers or has paused; `catalogue`: also what it could offer. */
  readonly of: 'own' | 'catalogue';
  readonly q?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly serviceId?: string | undefined;
  readonly state?: 'active' | 'paused' | 'new' | undefined;
  readonly after: PartnerServiceKey | null;
  readonly limit: number;
}

const states = {
  active: sql`o.is_active`,
  paused: sql`not o.is_active`,
  new: sql`o.service_id is null`,
};

/** Left out filters are not in the statement at all: the planner sees what is asked. */
function conditions(
  { of, categoryId, serviceId, state, after }: PartnerServicesQuery,
  rank: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const asked = [
    of === 'own' ? sql`o.service_id is not null` : sql`(s.is_active or o.service_id is not null)`,
    categoryId === undefined ? null : sql`s.category_id = ${categoryId}`,
    serviceId === undefined ? null : sql`s.service_id = ${serviceId}`,
    state === undefined ? null : states[state],
    after
      ? sql`(${rank}, c.position, s.position, s.service_id) > (${after[0]}::int, ${after[1]}::int, ${after[2]}::int, ${after[3]})`
      : null,
  ].filter((condition) => condition !== null);
  return sql.join(asked, sql` and `);
}

/** Without words every service is found, and alike. */
const everyService = sql`found as (select service_id, 0 as score from service)`;

const source = (organisationId: string) => sql`service s join category c using (category_id)
      join found f on f.service_id = s.service_id
      left join partner_service o on o.service_id = s.service_id and o.organisation_id = ${organisationId}
      left join paused_work p on p.document_type = c.needed_document and p.organisation_id = ${organisationId}`;

export async function listPartnerServices(
  reader: Reader,
  asked: PartnerServicesQuery,
): Promise<PartnerServiceRow[]> {
  const words = asked.q === undefined ? null : searchWords(asked.q);
  if (words?.length === 0) return [];
  const rank = sql`-f.score`;
  const { rows } = await sql<PartnerServiceRow>`with ${words ? foundServices(words) : everyService}
    select ${columns(asked.lang)}, ${rank} as rank
    from ${source(asked.organisationId)} where ${conditions(asked, rank)} order by ${rank}, c.position, s.position, s.service_id limit ${asked.limit}`.execute(
    reader,
  );
  return rows;
}

/** How many rows `listPartnerServices` has on all of its pages; at most `countedRows`. */
export async function countFoundServices(
  reader: Reader,
  asked: Omit<PartnerServicesQuery, 'after' | 'limit'>,
): Promise<number> {
  const words = asked.q === undefined ? null : searchWords(asked.q);
  if (words?.length === 0) return 0;
  const where = conditions({ ...asked, after: null, limit: countedRows }, sql`0`);
  const { rows } = await sql<{ count: number }>`with ${words ? foundServices(words) : everyService}
    select count(*) as count from (select 1 from ${source(asked.organisationId)}
      where ${where} limit ${countedRows}) counted`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** Of these services those that the organisation offers or has paused. */
export async function ownAmong(
  reader: Reader,
  organisationId: string,
  serviceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ serviceId: string }>`select service_id as "serviceId" from partner_service
    where organisation_id = ${organisationId} and service_id = any(${[...serviceIds]})`.execute(reader);
  return new Set(rows.map(({ serviceId }) => serviceId));
}

export async function findPartnerService(
  reader: Reader,
  asked: { readonly organisationId: string; readonly serviceId: string; readonly lang: Lang },
): Promise<PartnerServiceRow | null> {
  const { rows } = await sql<PartnerServiceRow>`select ${columns(asked.lang)}, 0 as rank
    from service s join category c using (category_id)
      left join partner_service o on o.service_id = s.service_id and o.organisation_id = ${asked.organisationId}
      left join paused_work p on p.document_type = c.needed_document and p.organisation_id = ${asked.organisationId}
    where s.service_id = ${asked.serviceId} and (s.is_active or o.service_id is not null)`.execute(reader);
  return rows[0] ?? null;
}

/** Two who change one offer at the same moment take turns: what each saw is compared with what holds then. */
export async function lockPartnerService(
  tx: Tx,
  { organisationId, serviceId }: { readonly organisationId: string; readonly serviceId: string },
): Promise<void> {
  await sql`select from partner_service
    where organisation_id = ${organisationId} and service_id = ${serviceId} for update`.execute(tx);
}

export interface PartnerServiceTerms {
  readonly organisationId: string;
  readonly serviceId: string;
  readonly price: number;
  readonly minutes: number;
  readonly active: boolean;
  /** All answers with own terms. */
  readonly answers: readonly OwnAnswerTerms[];
}

export async function insertPartnerService(tx: Tx, offer: Authorized<PartnerServiceTerms>): Promise<boolean> {
  const { rows } =
    await sql`insert into partner_service (organisation_id, service_id, price_paise, minutes, is_active, resumes_active)
    select ${offer.organisationId}, s.service_id, ${offer.price}, ${offer.minutes},
      ${offer.active}::boolean and p.document_type is null, case when p.document_type is not null then ${offer.active}::boolean end
    from service s join category c using (category_id)
      left join paused_work p on p.document_type = c.needed_document and p.organisation_id = ${offer.organisationId}
    where s.service_id = ${offer.serviceId}
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

/** In place of the ones that were there. */
export async function saveAnswers(tx: Tx, offer: Authorized<PartnerServiceTerms>): Promise<void> {
  const { organisationId, serviceId } = offer;
  const answers = ownAnswersOf(offer.answers);
  await sql`delete from partner_answer where service_id = ${serviceId} and organisation_id = ${organisationId}
    and option_id <> all(${answers.map(({ optionId }) => optionId)}::text[])`.execute(tx);
  await sql`insert into partner_answer (service_id, organisation_id, option_id, price_paise, minutes, is_offered)
    select ${serviceId}, ${organisationId}, "optionId", price, minutes, offered
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as x ("optionId" text, price int, minutes int, offered boolean)
    on conflict (service_id, organisation_id, option_id) do update set price_paise = excluded.price_paise,
      minutes = excluded.minutes, is_offered = excluded.is_offered`.execute(tx);
  await sql`update partner_service set answers_version = answers_version + 1
    where organisation_id = ${organisationId} and service_id = ${serviceId}`.execute(tx);
}

export async function savePartnerService(tx: Tx, offer: Authorized<PartnerServiceTerms>): Promise<void> {
  await sql`update partner_service set price_paise = ${offer.price}, minutes = ${offer.minutes},
      is_active = ${offer.active}::boolean and resumes_active is null,
      resumes_active = case when resumes_active is not null then ${offer.active}::boolean end
    where organisation_id = ${offer.organisationId} and service_id = ${offer.serviceId}`.execute(tx);
}

export async function removePartnerService(tx: Tx, offer: Authorized<PartnerServiceTerms>): Promise<void> {
  await sql`delete from partner_service
    where organisation_id = ${offer.organisationId} and service_id = ${offer.serviceId}`.execute(tx);
}

/** All own services, offered and paused. */
export async function countListedServices(
  reader: Reader,
  organisationId: string,
): Promise<{ readonly active: number; readonly paused: number }> {
  const { rows } = await sql<{ active: number; paused: number }>`select
      (count(*) filter (where is_active))::int as active, (count(*) filter (where not is_active))::int as paused
    from partner_service where organisation_id = ${organisationId}`.execute(reader);
  return rows[0] ?? { active: 0, paused: 0 };
}

/** What a partner offers, paused for lack of a document or not. */
export async function countPartnerServices(reader: Reader, organisationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from partner_service join service using (service_id)
    where organisation_id = ${organisationId} and coalesce(resumes_active, partner_service.is_active) and service.is_active`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

/** What customers can book of it now. */
export async function listOffered(
  reader: Reader,
  {
    organisationId,
    lang,
    limit,
  }: { readonly organisationId: string; readonly lang: Lang; readonly limit: number },
): Promise<{ serviceId: string; name: string }[]> {
  const { rows } = await sql<{ serviceId: string; name: string }>`select s.service_id as "serviceId",
      ${lang === 'hi' ? sql`s.name_hi` : sql`s.name`} as name
    from partner_service o join service s using (service_id) join category c using (category_id)
    where o.organisation_id = ${organisationId} and o.is_active and s.is_active and s.is_in_files
    order by c.position, s.position, s.service_id limit ${limit}`.execute(reader);
  return rows;
}
