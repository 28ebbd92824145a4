import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Reader } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { listAdditions } from './addition.store.ts';
import type { BookingDependencies } from './booking.dependencies.ts';
import { presentDetails } from './booking.presenter.ts';
import { isBuyerOf } from './booking.policy.ts';
import type { Booking } from './booking.row.ts';
import type { BookingRules } from './booking.rules.ts';
import { findBooking, listEvents, listLines } from './booking.store.ts';
import { readMoney } from './money/read-money.ts';
import { bookingTransitions } from './booking.transitions.ts';
import { listPhotos } from './photo/photo.store.ts';
import { readRejectionCost } from './track/read-rejection-cost.ts';
import { getBookingRules } from './rules.store.ts';

export interface DetailsQuery {
  readonly booking: Booking;
  readonly viewer: Viewer;
  readonly now: Date;
  readonly rules?: BookingRules;
}

/** A booking with all that belongs to it, as this viewer may see it. */
export async function readDetails(
  deps: BookingDependencies,
  reader: Reader,
  question: DetailsQuery,
): Promise<BookingDetails> {
  const { platform, interfaces, asked } = deps;
  const { booking, viewer, now } = question;
  const { bookingId, organisationId, staffId, buyerId } = booking;
  const rules = question.rules ?? (await getBookingRules(reader, now, booking.cityCode));
  const lines = await listLines(reader, [bookingId]);
  const additions = await listAdditions(reader, bookingId);
  const events = await listEvents(reader, bookingId);
  const photos = await listPhotos(reader, bookingId);
  const staff = staffId ? (await interfaces.partner.getStaff(reader, [staffId])).get(staffId) : undefined;
  const organisations = await interfaces.partner.getOrganisations(
    reader,
    organisationId ? [organisationId] : [],
  );
  const people = await interfaces.account.getPeople(reader, staff ? [buyerId, staff.userId] : [buyerId]);
  const invoiceNumber = booking.completedAt
    ? ((await asked.invoiceNumbers.answers[0]?.(reader, bookingId)) ?? null)
    : null;
  const money = isBuyerOf(viewer, booking) ? await readMoney(deps, reader, [booking], now) : null;
  const offered = booking.status === 'Partner Assigned' && viewer.organisationId === organisationId;
  const refusalCost = offered && organisationId ? await readRejectionCost(reader, organisationId) : null;
  const detail = {
    refusalCost,
    lines,
    additions,
    events,
    photos,
    staff,
    invoiceNumber,
    money: money?.get(bookingId) ?? null,
    organisation: organisationId ? organisations.get(organisationId) : undefined,
    customer: people.get(buyerId),
    staffPerson: staff ? people.get(staff.userId) : undefined,
  };
  return presentDetails(booking, detail, { viewer, now, rules, secret: platform.config.secret });
}

/** By id: 404 unless it is this viewer's business. */
export async function readBooking(
  deps: BookingDependencies,
  bookingId: string,
  viewer: Viewer,
  now: Date,
): Promise<BookingDetails> {
  const { db } = deps.platform;
  const booking = bookingTransitions.seen(viewer, await findBooking(db, bookingId));
  return readDetails(deps, db, { booking, viewer, now });
}
