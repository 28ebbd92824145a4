import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import type { Incident } from '@nukkad/contract/talk/support/support.model';
import type { Page } from '@nukkad/contract/kernel/page';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { presentInOffice, presentIncident } from './support.presenter.ts';
import { type IncidentRow, type OfficeFilter, listOfficeRows, listOwnRows } from './support.store.ts';

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}
const keyOf = (row: IncidentRow) => [row.createdAt.toISOString(), row.incidentId] as const;

export async function listOwnIncidents(
  reader: Reader,
  { userId, now }: { readonly userId: string; readonly now: Date },
  { cursor, limit }: Asked,
): Promise<Page<Incident>> {
  const rows = await listOwnRows(reader, userId, readInstantCursor(cursor), limit + 1);
  return pageFrom(rows, limit, (row) => presentIncident(row, now), keyOf);
}

export async function listInOffice(
  reader: Reader,
  { cursor, limit, ...filter }: OfficeFilter & Asked,
): Promise<Page<OfficeIncident>> {
  const rows = await listOfficeRows(reader, filter, readInstantCursor(cursor), limit + 1);
  return pageFrom(rows, limit, presentInOffice, keyOf);
}
