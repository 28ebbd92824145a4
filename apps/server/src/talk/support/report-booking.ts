import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { problemsOf, topicOfProblem } from '@nukkad/contract/talk/support/booking-problem';
import type {
  BookingReport,
  BookingReports,
  bookingReportBody,
} from '@nukkad/contract/talk/support/booking-report.model';
import { supportErrors } from '@nukkad/contract/talk/support/support.noun';
import type * as z from 'zod/mini';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { openIncident } from './open-incident.ts';
import { readSender } from './read-sender.ts';
import type { ReadAnswerDays } from './support.notices.ts';
import { presentReport } from './support.presenter.ts';
import { listReportRows } from './support.store.ts';

export interface ReportParts {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly booking: Pick<BookingInterface, 'payable' | 'ownSide' | 'briefs'>;
  readonly readAnswerDays: ReadAnswerDays;
}

const shown = 20;

/** The booking as this viewer's side has it; another's is not there for them. */
async function readOwnSide(
  reader: Reader,
  { booking }: Pick<ReportParts, 'booking'>,
  viewer: Viewer,
  bookingId: string,
) {
  const found = await booking.payable(reader, { bookingId });
  const side = found && booking.ownSide(viewer, found);
  if (!found || !side) return refuse(bookingErrors.booking_not_found);
  return { ...found, side, organisationId: side === 'partner' ? viewer.organisationId : null };
}

export async function listBookingReports(
  platform: Platform,
  parts: ReportParts,
  viewer: Viewer,
  bookingId: string,
): Promise<BookingReports> {
  const { db, config } = platform;
  const { side, status, organisationId } = await readOwnSide(db, parts, viewer, bookingId);
  const rows = await listReportRows(db, { bookingId, userId: viewer.userId, organisationId }, shown);
  const choices = [...problemsOf(side, status)];
  return { reports: rows.map(presentReport), choices, phone: config.company.phone };
}

/** A request to support that is tied to the booking, with the time until which an answer is promised. */
export async function reportBooking(
  platform: Platform,
  parts: ReportParts,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date; readonly lang: 'en' | 'hi' },
  { bookingId, problem, message }: z.output<typeof bookingReportBody>,
): Promise<BookingReport> {
  const { viewer } = call;
  const sender = await readSender(parts.account, platform.db, viewer.userId);
  const told = async (reader: Reader) => {
    const own = await readOwnSide(reader, parts, viewer, bookingId);
    const { side, status, organisationId, bookingNumber } = own;
    if (!problemsOf(side, status).includes(problem)) refuse(supportErrors.problem_not_now);
    const report = { bookingId, problem, side, organisationId };
    return { topic: topicOfProblem[problem], message, bookingNumber, report };
  };
  return openIncident(platform, call, { sender, told }, presentReport);
}
