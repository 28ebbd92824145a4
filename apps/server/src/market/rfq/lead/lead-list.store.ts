import { finishedLead, wonLead } from '@nukkad/contract/market/lead/lead.noun';
import type { LeadTab } from '@nukkad/contract/market/lead/lead.model';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Sought } from '../../../platform/db/database.ts';
import { isAmong, isNone } from '../../../platform/db/is-among.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Interest } from './lead.rules.ts';
import { type LeadRow, leadTable } from './lead.store.ts';
import type { Candidate } from '../match.rules.ts';

export interface LeadFilter {
  readonly organisationId: string;
  readonly tab: LeadTab;
}

const finished = sql`status ${isAmong([...finishedLead], 'text')}`;
const won = sql`status ${isAmong([...wonLead], 'text')}`;

const isIn: Readonly<Record<LeadTab, RawBuilder<unknown>>> = {
  over: sql`ended_at is not null`,
  finished: sql`ended_at is null and ${finished}`,
  won: sql`ended_at is null and ${won} and not ${finished}`,
  unlocked: sql`ended_at is null and unlocked_at is not null and not ${won}`,
  interested: sql`ended_at is null and unlocked_at is null and interested_at is not null`,
  fresh: sql`ended_at is null and unlocked_at is null and interested_at is null`,
};
const ofPartner = ({ organisationId, tab }: LeadFilter) =>
  sql`from lead where organisation_id = ${organisationId} and ${isIn[tab]}`;

/** A page of a list: the newest first, behind the row that `after` names. */
export interface LeadPage extends LeadFilter {
  readonly after: AfterInstant | null;
  readonly limit: number;
}

const behind = (after: AfterInstant | null) =>
  after ? sql`and (created_at, lead_id) < (${after.at}, ${after.id}::uuid)` : sql``;
const ofPage = ({ after, limit, ...filter }: LeadPage) =>
  sql`${ofPartner(filter)} ${behind(after)} order by created_at desc, lead_id desc limit ${limit}`;

export async function listLeadRows(reader: Reader, page: LeadPage): Promise<LeadRow[]> {
  const { rows } = await sql<LeadRow>`select ${leadTable.asSql} ${ofPage(page)}`.execute(reader);
  return rows;
}

/** The requests of a page, for what is read in the same trip. */
export const requestsOf = (page: LeadPage): RawBuilder<readonly string[]> =>
  sql<readonly string[]>`(select array(select rfq_id ${ofPage(page)}))`;

export const countLeads = (reader: Reader, filter: LeadFilter): Promise<number> =>
  countRows(reader, ofPartner(filter));

/** A request was told to few partners: their parts in it, the first told first. */
export async function listLeadsOf(reader: Reader, rfqIds: Sought<readonly string[]>): Promise<LeadRow[]> {
  if (isNone(rfqIds)) return [];
  const { rows } = await sql<LeadRow>`select ${leadTable.asSql} from lead
    where lead.rfq_id ${isAmong(rfqIds, 'uuid')} order by lead.created_at, lead.lead_id`.execute(reader);
  return rows;
}

interface Said extends Interest {
  readonly rfqId: string;
}

/** Who of the partners that were told of these requests said that it is interested; in no order. */
export async function listInterests(reader: Reader, rfqIds: Sought<readonly string[]>): Promise<Said[]> {
  if (isNone(rfqIds)) return [];
  const { rows } = await sql<Said>`select rfq_id as "rfqId", organisation_id as "organisationId", status,
      interested_at as "interestedAt" from lead
    where lead.rfq_id ${isAmong(rfqIds, 'uuid')} and lead.interested_at is not null`.execute(reader);
  return rows;
}

interface Load {
  readonly organisationId: string;
  readonly openLeads: number;
  readonly lastToldAt: Date;
}

async function listLoads(reader: Reader, organisationIds: readonly string[]): Promise<Load[]> {
  if (organisationIds.length === 0) return [];
  const { rows } = await sql<Load>`select lead.organisation_id as "organisationId",
      (count(*) filter (where lead.ended_at is null))::int as "openLeads", max(lead.created_at) as "lastToldAt"
    from lead where lead.organisation_id ${isAmong(organisationIds, 'uuid')} group by lead.organisation_id`.execute(
    reader,
  );
  return rows;
}

/** These partners with how much each has to answer, and when it was last told of a request. */
export async function withLoads(
  reader: Reader,
  found: readonly Omit<Candidate, 'openLeads' | 'lastToldAt'>[],
): Promise<readonly Candidate[]> {
  const loads = await listLoads(
    reader,
    found.map(({ organisationId }) => organisationId),
  );
  const loadOf = new Map(loads.map((load) => [load.organisationId, load]));
  return found.map((partner) => ({
    ...partner,
    openLeads: loadOf.get(partner.organisationId)?.openLeads ?? 0,
    lastToldAt: loadOf.get(partner.organisationId)?.lastToldAt ?? null,
  }));
}
