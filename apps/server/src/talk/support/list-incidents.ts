import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import type { Incident } from '@nukkad/contract/talk/support/support.model';
import type { CountedPage, Page } from '@nukkad/contract/kernel/page';
import type { Reader } from '../../platform/db/database.ts';
import type { BookingBrief, BookingInterface } from '../../market/booking/index.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { totalOf } from '../../platform/http/total.ts';
import { presentInOffice, presentIncident } from './support.presenter.ts';
import {
  type IncidentRow,
  type OfficeFilter,
  countOfficeRows,
  listOfficeRows,
  listOwnRows,
} from './support.store.ts';

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}
const keyOf = (row: IncidentRow) => [row.createdAt.toISOString(), row.incidentId] as const;

const reportedIn = (rows: readonly IncidentRow[]): string[] =>
  rows.flatMap(({ bookingId }) => bookingId ?? []);
const briefOf = (
  { bookingId }: IncidentRow,
  briefs: ReadonlyMap<string, BookingBrief>,
): BookingBrief | null => (bookingId === null ? null : briefs.get(bookingId)) ?? null;

/** As the office sees it, with the booking that it reports. */
export async function presentWithBooking(
  reader: Reader,
  booking: Briefs,
  row: IncidentRow,
): Promise<OfficeIncident> {
  return presentInOffice(row, briefOf(row, await booking.briefs(reader, reportedIn([row]))));
}

export async function listOwnIncidents(
  reader: Reader,
  { userId, now }: { readonly userId: string; readonly now: Date },
  { cursor, limit }: Asked,
): Promise<Page<Incident>> {
  const rows = await listOwnRows(reader, userId, readInstantCursor(cursor), limit + 1);
  return pageFrom(rows, limit, (row) => presentIncident(row, now), keyOf);
}

/** Bookings that were reported, for the office. */
export type Briefs = Pick<BookingInterface, 'briefs'>;

export async function listInOffice(
  reader: Reader,
  booking: Briefs,
  { cursor, limit, count, ...filter }: OfficeFilter & Asked & { readonly count?: boolean | undefined },
): Promise<CountedPage<OfficeIncident>> {
  const [rows, counted] = await Promise.all([
    listOfficeRows(reader, filter, readInstantCursor(cursor), limit + 1),
    count ? countOfficeRows(reader, filter) : null,
  ]);
  const briefs = await booking.briefs(reader, reportedIn(rows));
  const page = pageFrom(rows, limit, (row) => presentInOffice(row, briefOf(row, briefs)), keyOf);
  return { ...page, ...(counted !== null && { total: totalOf(counted) }) };
}
