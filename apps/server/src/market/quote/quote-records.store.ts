/** Versions of quotes as the drive lists them. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';

export type QuoteReaders = { readonly buyerId: string } | { readonly organisationId: string };

export interface QuoteRecord {
  readonly quoteId: string;
  readonly leadId: string;
  readonly rfqId: string;
  readonly rfqNumber: string;
  readonly organisationId: string;
  readonly versionNumber: number;
  readonly title: string;
  readonly createdAt: Date;
}

const ofSide = (side: QuoteReaders) =>
  'buyerId' in side
    ? sql`rfq.user_id = ${side.buyerId}`
    : sql`quote.organisation_id = ${side.organisationId}`;

/** The newest first. */
export async function listQuoteRecords(
  reader: Reader,
  {
    side,
    q,
    madeBy = null,
  }: {
    readonly side: QuoteReaders;
    readonly q: string;
    /** Left out: of both sides. */
    readonly madeBy?: 'Partner' | null;
  },
  after: AfterInstant | null,
  limit: number,
): Promise<readonly QuoteRecord[]> {
  const behind = after
    ? sql`and (quote.created_at, quote.quote_id) < (${after.at}, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<QuoteRecord>`select quote.quote_id as "quoteId", quote.lead_id as "leadId",
      rfq.rfq_id as "rfqId", rfq.rfq_number as "rfqNumber", quote.organisation_id as "organisationId",
      quote.version_number as "versionNumber", quote.title, quote.created_at as "createdAt"
    from quote join lead on lead.lead_id = quote.lead_id join rfq on rfq.rfq_id = lead.rfq_id
    where ${ofSide(side)} and (${q} = '' or quote.title ilike ${containing(q)} or rfq.rfq_number ilike ${containing(q)})
      and (${madeBy}::text is null or quote.made_by = ${madeBy}) ${behind}
    order by quote.created_at desc, quote.quote_id desc limit ${limit}`.execute(reader);
  return rows;
}
