import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Lang } from '../catalog/index.ts';
import { listAdditions } from './addition.store.ts';
import type { BookingDependencies } from './booking.interface.ts';
import { presentDetails } from './booking.presenter.ts';
import { isBuyerOf } from './booking.policy.ts';
import type { Booking } from './booking.row.ts';
import type { BookingRules } from './booking.rules.ts';
import { findBooking, listEvents, listLines } from './booking.store.ts';
import { presentMoneyTo } from './money/paid-by.presenter.ts';
import { readMoneyOf } from './money/read-money.ts';
import { bookingTransitions } from './booking.transitions.ts';
import { listPhotos } from './photo/photo.store.ts';
import { readRejectionCost } from './track/read-rejection-cost.ts';
import { mayBeProposed } from './reschedule/reschedule.presenter.ts';
import { findOpenProposal } from './reschedule/proposal.store.ts';
import { getBookingRules } from './rules.store.ts';
import { translateLines } from './translate-lines.ts';

export interface DetailsQuery {
  readonly booking: Booking;
  readonly viewer: Viewer;
  readonly now: Date;
  readonly lang: Lang;
  readonly rules?: BookingRules;
}

/** A booking with all that belongs to it, as this viewer may see it. */
export async function readDetails(
  deps: BookingDependencies,
  reader: Reader,
  question: DetailsQuery,
): Promise<BookingDetails> {
  const { platform, interfaces, asked } = deps;
  const { booking, viewer, now, lang } = question;
  const { bookingId, organisationId, staffId, buyerId } = booking;
  const worker = staffId ?? (isBuyerOf(viewer, booking) ? null : booking.heldStaffId);
  const offered = booking.status === 'Partner Assigned' && viewer.organisationId === organisationId;
  const [
    rules,
    placed,
    requested,
    events,
    photos,
    found,
    organisations,
    invoiceNumber,
    money,
    refusalCost,
    persons,
    proposal,
  ] = await Promise.all([
    question.rules ?? getBookingRules(reader, now, booking),
    listLines(reader, [bookingId]),
    listAdditions(reader, bookingId),
    listEvents(reader, bookingId),
    listPhotos(reader, bookingId),
    worker ? interfaces.partner.getStaff(reader, [worker]).then((staff) => staff.get(worker)) : undefined,
    interfaces.partner.getOrganisations(reader, organisationId ? [organisationId] : []),
    booking.completedAt ? asked.invoiceNumbers.answers[0]?.(reader, bookingId) : null,
    readMoneyOf(deps, reader, booking, { now }),
    offered && organisationId ? readRejectionCost(reader, organisationId) : null,
    interfaces.account.getPeople(reader, [buyerId], staffId && interfaces.partner.userOfStaff(staffId)),
    mayBeProposed(booking) ? findOpenProposal(reader, bookingId) : null,
  ]);
  const [lines, additions] = await Promise.all([
    translateLines(deps, reader, placed, lang),
    translateLines(deps, reader, requested, lang),
  ]);
  const staff = staffId ? found : undefined;
  const detail = {
    refusalCost,
    proposal,
    held: staffId ? undefined : found,
    placed,
    lines,
    additions,
    events,
    photos,
    staff,
    invoiceNumber: invoiceNumber ?? null,
    ...presentMoneyTo(money, isBuyerOf(viewer, booking)),
    organisation: organisationId ? organisations.get(organisationId) : undefined,
    customer: persons.get(buyerId),
    staffPerson: staff ? persons.get(staff.userId) : undefined,
  };
  return presentDetails(booking, detail, { viewer, now, rules, secret: platform.config.secret });
}

/** By id: 404 unless it is this viewer's business. */
export async function readBooking(
  deps: BookingDependencies,
  bookingId: string,
  { viewer, now, lang }: Pick<DetailsQuery, 'viewer' | 'now' | 'lang'>,
): Promise<BookingDetails> {
  const { db } = deps.platform;
  return readTogether(db, async (reader) => {
    const booking = bookingTransitions.seen(viewer, await findBooking(reader, bookingId));
    return readDetails(deps, reader, { booking, viewer, now, lang });
  });
}
