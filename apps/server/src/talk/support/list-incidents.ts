import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import type { Incident } from '@nukkad/contract/talk/support/support.model';
import type { CountedPage, Page } from '@nukkad/contract/kernel/page';
import { supportErrors } from '@nukkad/contract/talk/support/support.noun';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { type OfficeFilter, countOfficeRows, listOfficeRows } from './office-list.store.ts';
import type { OfficeParts } from './office.interface.ts';
import { type OwnCall, presentForOffice, presentOneForOffice } from './present-in-office.ts';
import { readSupportRules } from './support-rules.store.ts';
import { soonMs } from './support.rules.ts';
import { presentIncident } from './support.presenter.ts';
import { type IncidentRow, findIncident, listOwnRows } from './support.store.ts';

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}
const keyOf = (row: IncidentRow) => [row.createdAt.toISOString(), row.incidentId] as const;

export async function listOwnIncidents(
  { db, config }: Platform,
  { viewer, now }: OwnCall,
  { cursor, limit }: Asked,
): Promise<Page<Incident>> {
  const rows = await listOwnRows(db, viewer.userId, readInstantCursor(cursor), limit + 1);
  return pageFrom(rows, limit, (row) => presentIncident(row, { viewer, now, config }), keyOf);
}

/** Another's is not there for them. */
export async function readOwnIncident(
  { db, config }: Platform,
  { viewer, now }: OwnCall,
  incidentId: string,
): Promise<Incident> {
  const row = await findIncident(db, incidentId);
  if (row?.userId !== viewer.userId) return refuse(supportErrors.incident_not_found);
  return presentIncident(row, { viewer, now, config });
}

export async function readInOffice(
  parts: OfficeParts,
  call: OwnCall,
  incidentId: string,
): Promise<OfficeIncident> {
  const row = await findIncident(parts.platform.db, incidentId);
  return presentOneForOffice(parts, call, row ?? refuse(supportErrors.incident_not_found));
}

type AskedInOffice = Omit<OfficeFilter, 'assigneeId'> &
  Asked & { readonly count?: boolean | undefined; readonly whose?: 'me' | 'none' | undefined };

const holderOf = (whose: 'me' | 'none' | undefined, { viewer }: OwnCall) =>
  whose && (whose === 'me' ? viewer.userId : null);

export async function listInOffice(
  parts: OfficeParts,
  call: OwnCall,
  { whose, ...asked }: AskedInOffice,
): Promise<CountedPage<OfficeIncident>> {
  const { db } = parts.platform;
  const { now } = call;
  const assigneeId = holderOf(whose, call);
  const soon = soonMs(await readSupportRules(db, now));
  const clock = { now, soonBefore: new Date(now.getTime() + soon) };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most, filter) =>
      listOfficeRows(db, { filter: { ...filter, assigneeId }, clock }, after, most),
    key: (row) => [row.createdAt, row.incidentId],
    count: (filter) => countOfficeRows(db, { ...filter, assigneeId }, clock),
    items: async (rows) => rows.map(await presentForOffice(parts, call, rows)),
  });
}
