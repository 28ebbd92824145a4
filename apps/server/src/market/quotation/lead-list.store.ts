import type { LeadTab } from '@nukkad/contract/market/quotation/lead.model';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { countedRows } from '../../platform/http/total.ts';
import { type LeadRow, leadTable } from './lead.store.ts';
import type { Candidate } from './match.rules.ts';

export interface LeadFilter {
  readonly organisationId: string;
  readonly tab: LeadTab;
}

const ofPartner = (reader: Reader, { organisationId, tab }: LeadFilter) => {
  const rows = reader.selectFrom('lead').where('organisation_id', '=', organisationId);
  if (tab === 'over') return rows.where('ended_at', 'is not', null);
  const open = rows.where('ended_at', 'is', null);
  if (tab === 'unlocked') return open.where('unlocked_at', 'is not', null);
  return open
    .where('unlocked_at', 'is', null)
    .where('interested_at', tab === 'fresh' ? 'is' : 'is not', null);
};

/** The newest first, behind the row that `after` names. */
export async function listLeadRows(
  reader: Reader,
  filter: LeadFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<LeadRow[]> {
  const rows = ofPartner(reader, filter)
    .select(leadTable.selected)
    .orderBy('created_at', 'desc')
    .orderBy('lead_id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows
    .where((eb) => eb(eb.refTuple('created_at', 'lead_id'), '<', eb.tuple(after.at, after.id)))
    .execute();
}

/** At most `countedRows`. */
export async function countLeads(reader: Reader, filter: LeadFilter): Promise<number> {
  const { count } = await reader
    .selectFrom(ofPartner(reader, filter).select('lead_id').limit(countedRows).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A request was told to few partners: their parts in it, the first told first. */
export async function listLeadsOf(reader: Reader, rfqIds: readonly string[]): Promise<LeadRow[]> {
  if (rfqIds.length === 0) return [];
  const { rows } = await sql<LeadRow>`select ${leadTable.asSql} from lead
    where lead.rfq_id ${isAmong(rfqIds, 'uuid')} order by lead.created_at, lead.lead_id`.execute(reader);
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
