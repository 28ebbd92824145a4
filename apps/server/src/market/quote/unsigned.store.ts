import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { UntilByCity } from '../../platform/snapshot/settings-by-city.ts';

/** Leads that are over, and whose quote was accepted and never agreed on: its document is still to be signed. */
export async function listOver(reader: Reader, limit: number): Promise<string[]> {
  const { rows } = await sql<{ leadId: string }>`select a.lead_id as "leadId" from agreement a
    join lead l on l.lead_id = a.lead_id
    where a.envelope_id is not null and a.agreed_at is null and l.ended_at is not null limit ${limit}`.execute(
    reader,
  );
  return rows.map(({ leadId }) => leadId);
}

/**
 * Leads whose quote was accepted so long ago and is not agreed yet, the longest wait first; not where visits wait for their
 * address. Those of a city that waits longer take no place of the round.
 */
export async function listUnsigned(
  reader: Reader,
  { until, ofCities, latest }: UntilByCity,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ leadId: string }>`select a.lead_id as "leadId" from agreement a
    join quote q on q.quote_id = a.quote_id join lead l on l.lead_id = a.lead_id join rfq r on r.rfq_id = l.rfq_id
    left join jsonb_to_recordset(${JSON.stringify(ofCities)}::jsonb) as c("cityCode" text, until timestamptz)
      on c."cityCode" = r.city_code
    where a.agreed_at is null and a.accepted_at <= ${latest}
      and a.accepted_at <= coalesce(c.until, ${until}::timestamptz)
      and (jsonb_array_length(coalesce(q.content -> 'visits', '[]')) = 0
        or exists (select from visit_address v where v.lead_id = a.lead_id))
    order by a.accepted_at limit ${limit}`.execute(reader);
  return rows.map(({ leadId }) => leadId);
}
