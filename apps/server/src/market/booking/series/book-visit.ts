import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { istDay } from '@nukkad/contract/kernel/time';
import { partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { newBookingNumber } from '../booking-number.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking, insertBooking, listLines } from '../booking.store.ts';
import { actorOf, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { reserve, workOf } from '../fulfilment/find-partner.ts';
import { makePartnerRequest, movePartnerRequest } from '../partner-request.transitions.ts';
import { getCommissionRules } from '../rules.store.ts';
import type { Series } from './series.row.ts';
import { slotOf } from './series.rules.ts';
import { findLastProfessional } from './series.store.ts';
import { endOfVisit, linesOfVisit, visitOf } from './visit-of.ts';

interface Wanted {
  readonly series: Series;
  readonly startsAt: Date;
  readonly now: Date;
}

/** A later visit as a booking that its partner has accepted; null: no professional of it can come then. */
export async function bookVisit(
  tx: Tx,
  deps: BookingDependencies,
  { series, startsAt, now }: Wanted,
): Promise<string | null> {
  const { organisationId } = series;
  const first = await findBooking(tx, series.firstBookingId);
  const heldStaffId = first && (await whoComes(tx, deps, first, { series, startsAt, now }));
  if (organisationId === null || !first || !heldStaffId) return null;
  const [{ commissionPercent }, lines] = await Promise.all([
    getCommissionRules(tx, now, series),
    listLines(tx, [first.bookingId]),
  ]);
  const numbered = { bookingId: newId(), bookingNumber: newBookingNumber() };
  const who = { organisationId, heldStaffId };
  const fresh = visitOf(first, series, { ...numbered, ...who, startsAt, commissionPercent, now });
  const allowed = bookingTransitions.allowNewSystem(bookingTransitions.verb.bookVisit, fresh);
  const event = {
    booking: allowed.row,
    verb: 'bookVisit',
    from: null,
    actor: actorOf(allowed.by),
    note: '',
    now,
  } as const;
  await insertBooking(tx, event, linesOfVisit(lines, fresh.bookingId, newId));
  const wanted = partOf(allowed.row, { ...workOf(fresh), organisationId, staffId: heldStaffId, now });
  // Taken since it was looked at: all of this is undone, and the next run looks again.
  if (!(await reserve(tx, deps, wanted))) throw new Error('The time of a visit was taken at this moment.');
  const request = { offerId: newId(), organisationId, round: 1, acceptBefore: startsAt };
  await makePartnerRequest(tx, allowed, request, now);
  await movePartnerRequest(tx, allowed, 'acceptWithSeries', { answeredBy: null, now });
  const created = eventFor(bookingEvents.created, (of) => ({ ...of, payBefore: null }));
  await bookingTransitions.begin(tx, allowed, { now, event: created });
  return fresh.bookingId;
}

/** The professional who came last, else the one of the same partner who suits best. */
async function whoComes(
  tx: Tx,
  { interfaces }: BookingDependencies,
  first: Booking,
  { series, startsAt, now }: Wanted,
): Promise<string | null> {
  const { organisationId } = series;
  if (organisationId === null) return null;
  const day = istDay(startsAt);
  const { latitude, longitude, categoryId } = first;
  const endsAt = endOfVisit(first, startsAt);
  const [slot, organisations, last] = await Promise.all([
    interfaces.schedule.slotAt(tx, { day, slotId: slotOf(startsAt), organisationId, now }),
    interfaces.partner.getOrganisations(tx, [organisationId]),
    findLastProfessional(tx, series.seriesId),
  ]);
  const partner = organisations.get(organisationId);
  if (!slot.bookable || !partner || !interfaces.partner.isActive(partner)) return null;
  const organisationIds = [organisationId];
  const work = { startsAt, endsAt, latitude, longitude, categoryId };
  const free = await interfaces.schedule.findAvailable(tx, { ...work, organisationIds, now });
  return (free.find(({ staffId }) => staffId === last) ?? free[0])?.staffId ?? null;
}
