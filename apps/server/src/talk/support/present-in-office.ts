import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import type { Reader } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { OfficeParts } from './office.interface.ts';
import { presentInOffice } from './support.presenter.ts';
import { readSupportRules } from './support-rules.store.ts';
import { soonMs } from './support.rules.ts';
import type { IncidentRow } from './support.store.ts';

/** Who reads, and when. */
export interface OwnCall {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Bookings and names of a page, each asked for once. */
async function readBeside({ account, booking }: OfficeParts, reader: Reader, rows: readonly IncidentRow[]) {
  const [briefs, bookingIds, names] = await Promise.all([
    booking.briefs(
      reader,
      rows.flatMap(({ bookingId }) => bookingId ?? []),
    ),
    booking.bookingIds(
      reader,
      rows.flatMap(({ bookingId, bookingNumber }) => (bookingId === null ? (bookingNumber ?? []) : [])),
    ),
    account.namesOf(
      reader,
      rows.flatMap(({ assigneeId, notes }) => [assigneeId, ...notes.map(({ userId }) => userId)]),
    ),
  ]);
  return { briefs, bookingIds, names };
}

/** As the office sees them, with the bookings that they name and the names of staff. */
export async function presentForOffice(
  parts: OfficeParts,
  { viewer, now }: OwnCall,
  rows: readonly IncidentRow[],
): Promise<(row: IncidentRow) => OfficeIncident> {
  const { db, config } = parts.platform;
  const [{ briefs, ...beside }, rules] = await Promise.all([
    readBeside(parts, db, rows),
    readSupportRules(db, now),
  ]);
  const reading = { viewer, now, config, soonMs: soonMs(rules) };
  return (row) =>
    presentInOffice(row, { ...beside, brief: briefs.get(row.bookingId ?? '') ?? null }, reading);
}

export const presentOneForOffice = async (
  parts: OfficeParts,
  call: OwnCall,
  row: IncidentRow,
): Promise<OfficeIncident> => (await presentForOffice(parts, call, [row]))(row);
