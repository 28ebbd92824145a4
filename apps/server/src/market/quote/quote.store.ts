import type { QuoteContent, QuotePrice, QuoteSide } from '@nukkad/contract/market/quote/quote.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { type RulesByCity, settingsByCity } from '../../platform/snapshot/settings-by-city.ts';
import { type QuoteRules, defaultQuoteRules } from './quote.rules.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  quoteId: 'quote_id',
  leadId: 'lead_id',
  organisationId: 'organisation_id',
  versionNumber: 'version_number',
  madeBy: 'made_by',
  partOf: 'part_of',
  chosenOf: 'chosen_of',
  title: 'title',
  content: 'content',
  price: 'price',
  totalPaise: 'total_paise',
  validUntil: 'valid_until',
  lang: 'lang',
  templateId: 'template_id',
  templateVersion: 'template_version',
  createdBy: 'created_by',
  createdAt: 'created_at',
} as const;
const quoteTable = tableColumns('quote', columns);

export interface QuoteRow extends Omit<RowOf<'quote', typeof columns>, 'content' | 'price' | 'madeBy'> {
  readonly madeBy: QuoteSide;
  readonly content: QuoteContent;
  readonly price: QuotePrice;
}

export const readQuoteRules = (reader: Reader, now: Date, cityCode: string) =>
  settingAt(reader, 'quote.rules', now, defaultQuoteRules, { cityCode });

/** The same for leads of many cities. */
export const readQuoteRulesByCity = (reader: Reader, now: Date): Promise<RulesByCity<QuoteRules>> =>
  settingsByCity(reader, 'quote.rules', now, defaultQuoteRules);

/** Belongs to a lead that may be quoted for, or countered. */
export async function insertQuote(tx: Tx, { content, price, ...row }: Authorized<QuoteRow>): Promise<void> {
  await tx
    .insertInto('quote')
    .values({ ...quoteTable.written(row), content: JSON.stringify(content), price: JSON.stringify(price) })
    .execute();
}

export async function findQuote(reader: Reader, quoteId: string): Promise<QuoteRow | null> {
  const { rows } = await sql<QuoteRow>`select ${quoteTable.asSql} from quote
    where quote.quote_id = ${quoteId}`.execute(reader);
  return rows[0] ?? null;
}

/** All versions of a lead, the newest first; there are at most `mostVersions`. */
export async function listVersions(reader: Reader, leadId: string): Promise<readonly QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`select ${quoteTable.asSql} from quote
    where quote.lead_id = ${leadId} order by quote.version_number desc`.execute(reader);
  return rows;
}

/** The number of the newest version; 0: nothing was sent. */
export async function findNewestNumber(reader: Reader, leadId: string): Promise<number> {
  const { rows } = await sql<{ newest: number }>`select coalesce(max(version_number), 0) as newest from quote
    where lead_id = ${leadId}`.execute(reader);
  return rows[0]?.newest ?? 0;
}

/** The newest version of each of these leads. */
export async function listNewest(reader: Reader, leadIds: readonly string[]): Promise<readonly QuoteRow[]> {
  if (leadIds.length === 0) return [];
  const { rows } = await sql<QuoteRow>`select distinct on (quote.lead_id) ${quoteTable.asSql} from quote
    where quote.lead_id ${isAmong(leadIds, 'uuid')}
    order by quote.lead_id, quote.version_number desc`.execute(reader);
  return rows;
}

/** The newest whole version of each of these leads: what the partner offers, whichever lines of it were given to it. */
export async function listWhole(reader: Reader, leadIds: readonly string[]): Promise<readonly QuoteRow[]> {
  if (leadIds.length === 0) return [];
  const { rows } = await sql<QuoteRow>`select distinct on (quote.lead_id) ${quoteTable.asSql} from quote
    where quote.lead_id ${isAmong(leadIds, 'uuid')} and quote.part_of is null
    order by quote.lead_id, quote.version_number desc`.execute(reader);
  return rows;
}

/** When each of these leads got its first version. */
export async function listFirstSent(
  reader: Reader,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (leadIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('quote')
    .select(['lead_id', 'created_at'])
    .where('version_number', '=', 1)
    .where('lead_id', 'in', [...leadIds])
    .execute();
  return new Map(rows.map((row) => [row.lead_id, row.created_at]));
}

/** What a partner sent before, the newest first, behind the row that `after` names; counter-offers are not its own. */
export async function listSent(
  reader: Reader,
  organisationId: string,
  after: AfterInstant | null,
  limit: number,
): Promise<readonly QuoteRow[]> {
  const from = after ? sql`and (quote.created_at, quote.quote_id) < (${after.at}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<QuoteRow>`select ${quoteTable.asSql} from quote
    where quote.organisation_id = ${organisationId} and quote.made_by = 'Partner' ${from}
    order by quote.created_at desc, quote.quote_id desc limit ${limit}`.execute(reader);
  return rows;
}

/** Partners keep what they quoted and what was agreed; who wrote it, and a customer's own words, go with the account. */
export const quotePersonal: PersonalPort = {
  tables: [
    {
      table: 'quote_refusal',
      title: 'Why you refused quotes',
      whose: (userId) =>
        sql`t.lead_id in (select l.lead_id from lead l join rfq r on r.rfq_id = l.rfq_id where r.user_id = ${userId})`,
      erasure: { kind: 'blank', set: { words: '' } },
    },
    {
      table: 'visit_address',
      title: 'Where visits of your projects are',
      whose: (userId) =>
        sql`t.lead_id in (select l.lead_id from lead l join rfq r on r.rfq_id = l.rfq_id where r.user_id = ${userId})`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'agreement',
      title: 'Quotes you agreed on',
      whose: (userId) => sql`(t.partner_signed_by = ${userId} or t.buyer_signed_by = ${userId})`,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'quote',
      title: 'Quotes and counter-offers you made',
      whose: (userId) => sql`t.created_by = ${userId}`,
      erasure: { kind: 'blank', set: { created_by: null } },
    },
  ],
};
