/** Requests for quotations with what partners did about them, and quotes that are being written. Written by SQL. */
import type pg from 'pg';
import { type Partner, signInPartners } from './sign-in.ts';

/** A quote that was saved three times already. */
export interface Draft {
  readonly partner: Partner;
  readonly leadId: string;
  readonly version: number;
  /** What two of its lines are. */
  readonly serviceIds: readonly string[];
}

const numbered = `partner as (select organisation_id, city_code, pincode, n - 1 as n
    from unnest($1::uuid[]) with ordinality p (organisation_id, n) join organisation using (organisation_id)),
  sold as (select service_id, category_id, row_number() over (order by service_id) - 1 as n, count(*) over () as count
    from service where is_active)`;
const columns = `rfq_id, rfq_number, user_id, category_id, service_id, pincode, city_code, area, from_day, by_day, budget_from_paise,
  budget_to_paise, message, lang, status, answer_by, places, unlocked, delivered_at, ended_at, created_at, updated_at`;
const said = `'12th Main, Indiranagar', current_date + 7, current_date + 30, 4000000, 9000000,
  'Three rooms and a balcony, two coats, the ceiling as well.', 'en'`;

/** Of nine rounds the first five are open: then three of eight partners know of it, two are interested, and three have unlocked it. */
const insert = `with ${numbered},
  planned as materialized (select gen_random_uuid() as rfq_id, i, i / cardinality($1::uuid[]) < 5 as is_open, now() - i * interval '7 minutes' as at
    from generate_series(0, 9 * cardinality($1::uuid[]) - 1) i),
  asked as (insert into rfq (${columns})
    select rfq_id, 'Q' || lpad(upper(to_hex(i)), 5, '0') || '-LEADS', ($2::uuid[])[1 + i % cardinality($2::uuid[])], category_id,
      case when i % 2 = 0 then service_id end, pincode, city_code, ${said}, case when is_open then 'Request Delivered' else 'Closed' end,
      now() + interval '3 days', 5, case when is_open then 3 else 0 end, at, case when not is_open then at + interval '1 minute' end, at, at
    from planned join partner on partner.n = i % cardinality($1::uuid[]) join sold on sold.n = i % sold.count)
  insert into lead (lead_id, rfq_id, organisation_id, city_code, status, distance_metres, interested_at, price_credits, unlocked_at,
    sent_at, ended_at, created_at, updated_at)
  select gen_random_uuid(), rfq_id, organisation_id, city_code, case when not is_open then 'Closed' when j < 5 then 'New Request'
      when j = 5 then 'Unlocked' when j = 6 then 'Accepted By Partner' else 'Qoutation Sent' end, 500 + 100 * j,
    case when j in (3, 4) then at + j * interval '10 seconds' end, 20, case when is_open and j > 4 then at + interval '1 minute' end,
    case when is_open and j > 5 then at + interval '1 minute' end, case when not is_open then at + interval '1 minute' end, at, at
  from planned cross join generate_series(0, 7) j
    join partner on partner.n = (i + j * cardinality($1::uuid[]) / 8) % cardinality($1::uuid[])`;

/** For each partner a lead of its own, that it writes a quote for. */
const insertDrafts = `with ${numbered},
  planned as materialized (select gen_random_uuid() as rfq_id, gen_random_uuid() as lead_id, partner.*, category_id, service_id
    from partner join sold on sold.n = partner.n % sold.count),
  asked as (insert into rfq (${columns})
    select rfq_id, 'Q' || lpad(upper(to_hex(n)), 5, '0') || '-DRAFT', $2::uuid, category_id, service_id, pincode, city_code, ${said},
      'Request Delivered', now() + interval '20 days', 5, 1, now(), null, now(), now() from planned),
  leads as (insert into lead (lead_id, rfq_id, organisation_id, city_code, status, distance_metres, price_credits, unlocked_at, sent_at,
      created_at, updated_at)
    select lead_id, rfq_id, organisation_id, city_code, 'Accepted By Partner', 1200, 20, now(), now(), now(), now() from planned),
  drafts as (insert into quote_draft (lead_id, organisation_id, content, version, saved_at)
    select lead_id, organisation_id, $3::jsonb, 3, now() from planned)
  select planned.organisation_id as "organisationId", lead_id as "leadId", array[service_id, next] as "serviceIds"
  from planned cross join lateral (select service_id as next from sold where sold.n = (planned.n + 1) % sold.count) other`;

const empty = {
  lines: [],
  discount: 0,
  milestones: [],
  hasAdvance: true,
  validDays: 30,
  startDay: null,
  finishDay: null,
  warrantyMonths: 0,
};

/** The leads of the regular partners, of whom each is told of 72 requests. */
export async function fillLeads(
  pool: pg.Pool,
  partners: readonly Partner[],
  buyerIds: readonly string[],
): Promise<void> {
  await pool.query(insert, [partners.map(({ organisationId }) => organisationId), buyerIds]);
}

/** As many partners as are to save a quote, each with one. */
export async function fillDrafts(
  pool: pg.Pool,
  secret: string,
  count: number,
  buyerId: string,
): Promise<Draft[]> {
  const partners = await signInPartners(pool, secret, { first: count });
  const byId = new Map(partners.map((partner) => [partner.organisationId, partner]));
  const { rows } = await pool.query<Omit<Draft, 'partner' | 'version'> & { organisationId: string }>(
    insertDrafts,
    [[...byId.keys()], buyerId, JSON.stringify(empty)],
  );
  return rows.flatMap(({ organisationId, ...draft }) => {
    const partner = byId.get(organisationId);
    return partner ? [{ ...draft, partner, version: 3 }] : [];
  });
}
