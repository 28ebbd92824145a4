/** Reads partners as the back office lists them: a read model over the tables of several domains. */
import type { WorkDocumentType } from '@nukkad/contract/files/document/document.model';
import type { ChangeState } from '@nukkad/contract/market/partnership/change.noun';
import { type RawBuilder, sql } from 'kysely';
import type { Organisation } from '../../../identity/partner/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import { settingAt } from '../../../platform/snapshot/settings.ts';
import { type PartnerRules, defaultPartnerRules } from '../partnership.rules.ts';

type PartnerStatus = Organisation['status'];

export interface PartnersFilter {
  readonly q?: string | undefined;
  readonly status?: PartnerStatus | undefined;
  readonly cityCode?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly paused?: boolean | undefined;
}

export interface PartnerRow {
  readonly organisationId: string;
  readonly companyName: string;
  readonly cityCode: string;
  readonly status: PartnerStatus;
  readonly ownerUserId: string;
  readonly ownerName: string;
  readonly ownerNumber: string;
  readonly gstNumber: string | null;
  readonly panLast4: string | null;
  readonly categoryIds: readonly string[];
  readonly services: number;
  readonly pausedFor: readonly WorkDocumentType[];
  readonly jobsDone: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly createdAt: Date;
}

/** Digits ask for a number; four characters with a digit also for the end of a GSTIN or PAN; all else for a name. */
function matches(q: string): RawBuilder<unknown> {
  const digits = q.replaceAll(/[\s+-]/g, '').replace(/^91(?=\d{10}$)/, '');
  if (/^\d{3,}$/.test(digits)) return sql`u.mobile_number like ${`${digits}%`}`;
  const code = q.toUpperCase();
  if (/^\d\d[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/.test(code)) return sql`o.gst_number = ${code}`;
  const named = sql`(o.company_name ilike ${containing(q)} or u.full_name ilike ${containing(q)})`;
  return /^(?=.*\d)[0-9A-Z]{4}$/.test(code)
    ? sql`(o.pan_last4 = ${code} or right(o.gst_number, 4) = ${code} or ${named})`
    : named;
}

function conditions({ q, status, cityCode, categoryId, paused }: PartnersFilter): RawBuilder<unknown> {
  const asked = [
    q && matches(q),
    status && sql`o.status = ${status}`,
    cityCode && sql`o.city_code = ${cityCode}`,
    paused && sql`exists (select from paused_work p where p.organisation_id = o.organisation_id)`,
    categoryId &&
      sql`exists (select 1 from partner_service ps join service s using (service_id)
        where ps.organisation_id = o.organisation_id and coalesce(ps.resumes_active, ps.is_active)
          and s.category_id = ${categoryId})`,
  ].filter((one) => typeof one === 'object' && one !== null);
  return asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
}

const partners = sql`from organisation o join user_account u on u.user_id = o.owner_user_id`;
const columns = sql`o.organisation_id as "organisationId", o.company_name as "companyName",
  o.city_code as "cityCode", o.status, o.owner_user_id as "ownerUserId", u.full_name as "ownerName",
  coalesce(u.mobile_number, '') as "ownerNumber", o.gst_number as "gstNumber", o.pan_last4 as "panLast4",
  o.jobs_done as "jobsDone", o.rating_sum as "ratingSum", o.rating_count as "ratingCount",
  o.created_at as "createdAt",
  array(select distinct s.category_id from partner_service ps join service s using (service_id)
    where ps.organisation_id = o.organisation_id and coalesce(ps.resumes_active, ps.is_active)
    order by s.category_id) as "categoryIds",
  array(select p.document_type from paused_work p where p.organisation_id = o.organisation_id order by 1) as "pausedFor",
  (select count(*)::int from partner_service ps
    where ps.organisation_id = o.organisation_id and ps.is_active) as services`;

export async function listPartnerRows(
  reader: Reader,
  filter: PartnersFilter,
  page: {
    readonly after: AfterInstant | null;
    readonly limit: number;
    readonly sort: 'newest' | 'oldest';
  },
): Promise<PartnerRow[]> {
  const { after, limit, sort } = page;
  const order = sort === 'oldest' ? sql`asc` : sql`desc`;
  const beyond = sort === 'oldest' ? sql`>` : sql`<`;
  const came = sql`date_trunc('milliseconds', o.created_at)`;
  const from = after
    ? sql`(${came}, o.organisation_id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<PartnerRow>`select ${columns} ${partners}
    where ${conditions(filter)} and ${from}
    order by ${came} ${order}, o.organisation_id ${order} limit ${limit}`.execute(reader);
  return rows;
}

export const countPartnerRows = (reader: Reader, filter: PartnersFilter): Promise<number> =>
  countRows(reader, sql`${partners} where ${conditions(filter)}`);

export async function findPartnerRow(reader: Reader, organisationId: string): Promise<PartnerRow | null> {
  const { rows } = await sql<PartnerRow>`select ${columns} ${partners}
    where o.organisation_id = ${organisationId}`.execute(reader);
  return rows[0] ?? null;
}

export interface PartnerCounts {
  readonly people: number;
  readonly professionals: number;
  readonly scheduled: number;
  readonly inProgress: number;
  readonly completed: number;
  readonly cancelled: number;
}

export async function countOfPartner(reader: Reader, organisationId: string): Promise<PartnerCounts> {
  const { rows } = await sql<PartnerCounts>`select t.people, t.professionals, b.scheduled,
      b."inProgress", b.completed, b.cancelled
    from (select count(*)::int as people, (count(*) filter (where is_professional))::int as professionals
        from staff_member where organisation_id = ${organisationId} and status = 'Active') t,
      (select (count(*) filter (where tab = 'Assigned'))::int as scheduled,
        (count(*) filter (where tab = 'Inprogress'))::int as "inProgress",
        (count(*) filter (where tab = 'Completed'))::int as completed,
        (count(*) filter (where tab = 'Cancelled'))::int as cancelled
        from booking where organisation_id = ${organisationId}) b`.execute(reader);
  const [counts] = rows;
  if (!counts) throw new Error('Counting answers one row.');
  return counts;
}

export interface DecisionRow {
  readonly kind: 'profile' | 'change';
  readonly status: ChangeState;
  readonly sentAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly fields: readonly string[];
  readonly reasons: readonly { readonly field: string; readonly reason: string }[];
}

/** Of profiles and of changes, newest first. */
export async function listDecisionRows(
  reader: Reader,
  organisationId: string,
  limit: number,
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`select kind, status, sent_at as "sentAt", decided_at as "decidedAt",
      decided_by as "decidedBy", fields, reasons
    from (
      select 'profile' as kind, coalesce(decision, 'Pending') as status, submitted_at as sent_at, decided_at,
        decided_by, array[]::text[] as fields, coalesce(reasons, '[]'::jsonb) as reasons
      from partner_review where organisation_id = ${organisationId}
      union all
      select 'change', status, asked_at, decided_at, decided_by,
        array(select jsonb_object_keys(shown) order by 1), coalesce(reasons, '[]'::jsonb)
      from partner_change where organisation_id = ${organisationId}) d
    order by sent_at desc, kind limit ${limit}`.execute(reader);
  return rows;
}

export const readPartnerRules = (reader: Reader, at: Date): Promise<PartnerRules> =>
  settingAt(reader, 'partner.rules', at, defaultPartnerRules);
