/** Loads the catalogue: the same rows for everyone, in production too. And the offers of the demo city. */
import { sql } from 'kysely';
import {
  applyEdits as applyCatalogueEdits,
  refreshAllServiceAreas as refreshAll,
} from '../src/market/catalog/catalog.seed.ts';
import { saveServed } from '../src/places/geography/area.store.ts';
import type { Database, Reader, Tx } from '../src/platform/db/database.ts';
import { type CatalogueRows, makeCatalogueRows } from './catalogue/rows.ts';
import { readCatalogueFiles } from './catalogue/files.ts';

/** One node loads at a time. */
const loadLock = 727_041;

/** `select * from` the rows, as columns of these types. */
const asTable = (rows: readonly unknown[], columns: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(${sql.raw(columns)})`;

async function saveShelves(tx: Tx, rows: CatalogueRows): Promise<void> {
  await sql`insert into service_group (group_id, name, name_hi, service_type, position)
    select * from ${asTable(rows.groups, 'group_id text, name text, name_hi text, service_type text, position int')}
    on conflict (group_id) do update set name = excluded.name, name_hi = excluded.name_hi, service_type = excluded.service_type,
      position = excluded.position`.execute(tx);
  await sql`insert into category (category_id, group_id, name, name_hi, picture, sac, gst_class, visit_charge_paise, position,
      is_trending, is_new, is_recommended, is_online)
    select * from ${asTable(
      rows.categories,
      `category_id text, group_id text, name text, name_hi text, picture text, sac text, gst_class text,
      visit_charge_paise int, position int, is_trending boolean, is_new boolean, is_recommended boolean, is_online boolean`,
    )}
    on conflict (category_id) do update set group_id = excluded.group_id, name = excluded.name, name_hi = excluded.name_hi,
      picture = excluded.picture, sac = excluded.sac, gst_class = excluded.gst_class, visit_charge_paise = excluded.visit_charge_paise,
      position = excluded.position, is_trending = excluded.is_trending, is_new = excluded.is_new,
      is_recommended = excluded.is_recommended, is_online = excluded.is_online`.execute(tx);
  await sql`insert into sub_category (sub_category_id, category_id, name, name_hi, position)
    select * from ${asTable(rows.subCategories, 'sub_category_id text, category_id text, name text, name_hi text, position int')}
    on conflict (sub_category_id) do update set name = excluded.name, name_hi = excluded.name_hi, position = excluded.position`.execute(
    tx,
  );
}

/** A service that the files no longer hold is switched off, not removed: bookings name it. */
async function saveServices(tx: Tx, { services }: CatalogueRows): Promise<void> {
  await sql`insert into service (service_id, category_id, sub_category_id, picture, name, name_hi, short_description, short_description_hi,
      description, description_hi, includes, includes_hi, excludes, excludes_hi, keywords, unit, low_paise, typical_paise, high_paise,
      minutes, position, is_trending, is_new, is_recommended, is_online)
    select * from ${asTable(
      services,
      `service_id text, category_id text, sub_category_id text, picture text, name text, name_hi text, short_description text,
      short_description_hi text, description text, description_hi text, includes text[], includes_hi text[], excludes text[], excludes_hi text[],
      keywords text[], unit text, low_paise int, typical_paise int, high_paise int, minutes int, position int,
      is_trending boolean, is_new boolean, is_recommended boolean, is_online boolean`,
    )}
    on conflict (service_id) do update set category_id = excluded.category_id, sub_category_id = excluded.sub_category_id,
      picture = excluded.picture, name = excluded.name, name_hi = excluded.name_hi, short_description = excluded.short_description, short_description_hi = excluded.short_description_hi,
      description = excluded.description, description_hi = excluded.description_hi, includes = excluded.includes,
      includes_hi = excluded.includes_hi, excludes = excluded.excludes, excludes_hi = excluded.excludes_hi, keywords = excluded.keywords,
      unit = excluded.unit, low_paise = excluded.low_paise, typical_paise = excluded.typical_paise, high_paise = excluded.high_paise,
      minutes = excluded.minutes, position = excluded.position, is_trending = excluded.is_trending, is_new = excluded.is_new,
      is_recommended = excluded.is_recommended, is_online = excluded.is_online, is_in_files = true`.execute(
    tx,
  );
  await sql`update service set is_in_files = false where service_id <> all(${services.map((service) => service.service_id)}::text[])`.execute(
    tx,
  );
}

/** Written over in place: partners' own terms hang on the answers that stay. */
async function saveQuestions(tx: Tx, { questions, options }: CatalogueRows): Promise<void> {
  await sql`delete from service_question
    where question_id <> all(${questions.map((question) => question.question_id)}::text[])`.execute(tx);
  await sql`delete from service_option
    where option_id <> all(${options.map((option) => option.option_id)}::text[])`.execute(tx);
  await sql`insert into service_question (question_id, service_id, question, question_hi, kind, is_required, position)
    select * from ${asTable(questions, 'question_id text, service_id text, question text, question_hi text, kind text, is_required boolean, position int')}
    on conflict (question_id) do update set service_id = excluded.service_id, question = excluded.question,
      question_hi = excluded.question_hi, kind = excluded.kind, is_required = excluded.is_required, position = excluded.position`.execute(
    tx,
  );
  await sql`insert into service_option (option_id, question_id, label, label_hi, price_paise, further_units, minutes, is_selected, position)
    select * from ${asTable(
      options,
      `option_id text, question_id text, label text, label_hi text, price_paise int, further_units int, minutes int,
      is_selected boolean, position int`,
    )}
    on conflict (option_id) do update set question_id = excluded.question_id, label = excluded.label, label_hi = excluded.label_hi,
      price_paise = excluded.price_paise, further_units = excluded.further_units, minutes = excluded.minutes,
      is_selected = excluded.is_selected, position = excluded.position`.execute(tx);
}

async function saveTerms(tx: Tx, { terms }: CatalogueRows): Promise<void> {
  await sql`delete from service_term`.execute(tx);
  await sql`delete from search_term`.execute(tx);
  await sql`insert into search_term (term, sound) select distinct term, case when term ~ '^[a-z]+$' then dmetaphone(term) else '' end
    from ${asTable(terms, 'term text')}`.execute(tx);
  await sql`insert into service_term (term, service_id, weight) select * from ${asTable(terms, 'term text, service_id text, weight int')}`.execute(
    tx,
  );
}

/** Once, in one transaction: the same files again do nothing, newer ones replace what was there. */
export async function seedCatalogue(db: Database): Promise<void> {
  const files = await readCatalogueFiles();
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${loadLock})`.execute(tx);
    const { rows } = await sql`select from catalogue_release where version = ${files.version}`.execute(tx);
    if (rows.length > 0) return;
    const made = makeCatalogueRows(files);
    await saveShelves(tx, made);
    await saveServices(tx, made);
    await saveQuestions(tx, made);
    await saveTerms(tx, made);
    await applyCatalogueEdits(tx);
    await sql`insert into catalogue_release (version) values (${files.version})
      on conflict (only_row) do update set version = excluded.version`.execute(tx);
    for (const table of ['service', 'search_term', 'service_term'])
      await sql`analyze ${sql.table(table)}`.execute(tx);
  });
}

export interface SeedPartnerService {
  readonly organisationId: string;
  readonly serviceId: string;
  readonly pricePaise: number;
  readonly minutes: number;
}

/** Any number in one statement; an offer that is there already gets the new price and time. */
export async function seedPartnerServices(
  reader: Reader,
  offers: readonly SeedPartnerService[],
): Promise<void> {
  await sql`insert into partner_service (organisation_id, service_id, price_paise, minutes)
    select * from unnest(${offers.map((offer) => offer.organisationId)}::uuid[], ${offers.map((offer) => offer.serviceId)}::text[],
      ${offers.map((offer) => offer.pricePaise)}::int[], ${offers.map((offer) => offer.minutes)}::int[])
    on conflict (organisation_id, service_id) do update set price_paise = excluded.price_paise, minutes = excluded.minutes, is_active = partner_service.resumes_active is null`.execute(
    reader,
  );
}

/** After partners, their hours and their offers are there: where they work, and what lists show there. */
export const refreshAllServiceAreas = (reader: Reader): Promise<void> =>
  refreshAll(reader, { markServed: saveServed });
