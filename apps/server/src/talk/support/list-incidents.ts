import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import type { Incident } from '@nukkad/contract/talk/support/support.model';
import type { CountedPage, Page } from '@nukkad/contract/kernel/page';
import { supportErrors } from '@nukkad/contract/talk/support/support.errors';
import type { BookingBrief, BookingInterface } from '../../market/booking/index.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { withTotal } from '../../platform/http/total.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { readSupportRules } from './support-rules.store.ts';
import { soonMs } from './support.rules.ts';
import { presentInOffice, presentIncident } from './support.presenter.ts';
import {
  type IncidentRow,
  type OfficeFilter,
  countOfficeRows,
  findIncident,
  listOfficeRows,
  listOwnRows,
} from './support.store.ts';

/** Who reads, and when. */
export interface OwnCall {
  readonly viewer: Viewer;
  readonly now: Date;
}

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
  platform: Platform,
  booking: Briefs,
  { viewer, now }: OwnCall,
  row: IncidentRow,
): Promise<OfficeIncident> {
  const [briefs, rules] = await Promise.all([
    booking.briefs(platform.db, reportedIn([row])),
    readSupportRules(platform.db, now),
  ]);
  const reading = { viewer, now, config: platform.config, soonMs: soonMs(rules) };
  return presentInOffice(row, briefOf(row, briefs), reading);
}

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

/** Bookings that were reported, for the office. */
export type Briefs = Pick<BookingInterface, 'briefs'>;

export async function listInOffice(
  { db, config }: Platform,
  booking: Briefs,
  { viewer, now }: OwnCall,
  { cursor, limit, count, ...filter }: OfficeFilter & Asked & { readonly count?: boolean | undefined },
): Promise<CountedPage<OfficeIncident>> {
  const soon = soonMs(await readSupportRules(db, now));
  const clock = { now, soonBefore: new Date(now.getTime() + soon) };
  const [rows, counted] = await Promise.all([
    listOfficeRows(db, { filter, clock }, readInstantCursor(cursor), limit + 1),
    count ? countOfficeRows(db, filter, clock) : null,
  ]);
  const briefs = await booking.briefs(db, reportedIn(rows));
  const reading = { viewer, now, config, soonMs: soon };
  const page = pageFrom(rows, limit, (row) => presentInOffice(row, briefOf(row, briefs), reading), keyOf);
  return { ...page, ...withTotal(counted) };
}
