import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

export interface ExpiringQuotes {
  readonly count: number;
  readonly at: Date | null;
  readonly amountPaise: number;
}

/** Quotes of a partner that a customer has in hand, whose last version ends before `before`. */
export async function countExpiringQuotes(
  reader: Reader,
  {
    organisationId,
    now,
    before,
  }: { readonly organisationId: string; readonly now: Date; readonly before: Date },
): Promise<ExpiringQuotes> {
  const { rows } = await sql<ExpiringQuotes>`select count(*)::int as count, min(last.valid_until) as at,
      coalesce(sum(last.total_paise), 0)::bigint as "amountPaise"
    from lead cross join lateral (select valid_until, total_paise, made_by from quote where quote.lead_id = lead.lead_id
      order by version_number desc limit 1) last
    where lead.organisation_id = ${organisationId} and lead.ended_at is null and lead.status = 'Qoutation Sent'
      and last.made_by = 'Partner' and last.valid_until > ${now} and last.valid_until <= ${before}`.execute(
    reader,
  );
  return rows[0] ?? { count: 0, at: null, amountPaise: 0 };
}
