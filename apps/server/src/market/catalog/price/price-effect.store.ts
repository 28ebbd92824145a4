import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { OptionTerms } from '../recent-sales.interface.ts';
import type { UsualRange } from './price-bounds.rules.ts';

export async function findUsualRange(reader: Reader, serviceId: string): Promise<UsualRange | null> {
  const { rows } = await sql<UsualRange>`select low_paise as "lowPaise", high_paise as "highPaise"
    from service where service_id = ${serviceId}`.execute(reader);
  return rows[0] ?? null;
}

/** What each option of a service adds: some dozens at most. */
export async function listOptionTerms(reader: Reader, serviceId: string): Promise<OptionTerms[]> {
  return reader
    .selectFrom('service_option as o')
    .innerJoin('service_question as q', 'q.question_id', 'o.question_id')
    .select(['o.option_id as optionId', 'o.price_paise as pricePaise', 'o.further_units as furtherUnits'])
    .where('q.service_id', '=', serviceId)
    .execute();
}

export interface AskingPartners {
  readonly partners: number;
  /** Of them, those who ask more than the price. */
  readonly above: number;
  readonly below: number;
  readonly lowestPaise: number | null;
  readonly highestPaise: number | null;
}

const asking = (serviceId: string, cityCode: string) => sql`partner_service ps
  join organisation o on o.organisation_id = ps.organisation_id and o.status = 'Active'
  where ps.service_id = ${serviceId} and ps.is_active and exists (
    select from service_area a join pincode p using (pincode)
    where a.organisation_id = ps.organisation_id and p.city_code = ${cityCode})`;

/** Partners who can be booked for the service somewhere in the city, beside a price. */
export async function countAskingPartners(
  reader: Reader,
  { serviceId, cityCode, pricePaise }: { serviceId: string; cityCode: string; pricePaise: number },
): Promise<AskingPartners> {
  const { rows } = await sql<AskingPartners>`select count(*) as partners,
      count(*) filter (where ps.price_paise > ${pricePaise}) as above,
      count(*) filter (where ps.price_paise < ${pricePaise}) as below,
      min(ps.price_paise) as "lowestPaise", max(ps.price_paise) as "highestPaise"
    from ${asking(serviceId, cityCode)}`.execute(reader);
  return rows[0] ?? { partners: 0, above: 0, below: 0, lowestPaise: null, highestPaise: null };
}

/** The same partners by their id, for those who tell them. */
export async function listAskingPartners(
  reader: Reader,
  serviceId: string,
  cityCode: string,
): Promise<string[]> {
  const { rows } = await sql<{ organisationId: string }>`select ps.organisation_id as "organisationId"
    from ${asking(serviceId, cityCode)} order by 1`.execute(reader);
  return rows.map(({ organisationId }) => organisationId);
}
