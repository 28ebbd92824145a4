import type { OfficeDispute } from '@nukkad/contract/market/dispute/dispute-office.api';
import type { Reader } from '../../../../platform/db/database.ts';
import { readTogether } from '../../../../platform/db/pipeline.ts';
import type { Lang } from '../../../catalog/index.ts';
import { presentLine } from '../../booking-line.presenter.ts';
import type { BookingDependencies } from '../../booking.interface.ts';
import { presentEvent, presentPhoto } from '../../booking.presenter.ts';
import type { Booking } from '../../booking.row.ts';
import { billPaise } from '../../booking.rules.ts';
import { findBooking, listEvents, listLines } from '../../booking.store.ts';
import { namesOf } from '../../names-of.ts';
import { listPhotos } from '../../photo/photo.store.ts';
import { getBookingRules } from '../../rules.store.ts';
import { readMoneyOf } from '../../money/read-money.ts';
import { translateLines } from '../../translate-lines.ts';
import { presentDispute, presentLinked } from '../dispute.presenter.ts';
import { isHeard, mostRefund } from '../dispute.rules.ts';
import {
  type DisputeRow,
  type EarlierRow,
  findRework,
  listOfBuyer,
  listOfPartner,
} from '../dispute.store.ts';
import { listEvidence } from '../evidence.store.ts';
import { type Viewing, returnableOf } from '../read-dispute.ts';
import { getBookingOf, getDisputeRow } from './lock-in-office.ts';

/** As many earlier disputes of a side as staff look at. */
const earlierShown = 10;

type Looking = Viewing & { readonly lang: Lang };

/** One dispute with its whole story, for staff. */
export const readOfficeDispute = (
  deps: BookingDependencies,
  disputeId: string,
  looking: Looking,
): Promise<OfficeDispute> =>
  readTogether(deps.platform.db, async (reader) => {
    const row = await getDisputeRow(reader, disputeId);
    const booking = await getBookingOf(reader, row);
    return tell(deps, reader, { row, booking }, looking);
  });

interface Whole {
  readonly row: DisputeRow;
  readonly booking: Booking;
}

async function tell(
  deps: BookingDependencies,
  reader: Reader,
  { row, booking }: Whole,
  { viewer, now, lang }: Looking,
): Promise<OfficeDispute> {
  const { account } = deps.interfaces;
  const [photos, rework, names, customers, partners, told] = await Promise.all([
    listEvidence(reader, row.disputeId),
    findRework(reader, booking.bookingId),
    account.namesOf(reader, [row.buyerId, row.assigneeId, row.proposedBy]),
    listOfBuyer(reader, row, earlierShown),
    listOfPartner(reader, row, earlierShown),
    tellBooking(deps, reader, booking, { viewer, now, lang }),
  ]);
  const { secret } = deps.platform.config;
  const named = (userId: string) => ({ userId, fullName: names.get(userId) ?? '' });
  return {
    dispute: presentDispute(row, { booking, photos, rework }, { viewer, now, secret }),
    assignee: row.assigneeId === null ? null : named(row.assigneeId),
    mayDecide: row.status !== 'decided' && row.status !== 'proposed' && isHeard(row, now),
    proposal: presentProposed(row, names, viewer.userId),
    booking: { ...told, customerName: names.get(row.buyerId) || booking.contactName },
    earlier: { customer: customers.map(presentEarlier), partner: partners.map(presentEarlier) },
  };
}

function presentProposed(
  { status, refundPaise, borneBy, reason, proposedBy }: DisputeRow,
  names: ReadonlyMap<string, string>,
  userId: string,
): OfficeDispute['proposal'] {
  if (status !== 'proposed' || refundPaise === null || borneBy === null) return null;
  const byName = names.get(proposedBy ?? '') ?? '';
  return { amount: refundPaise, bornBy: borneBy, reason, byName, own: proposedBy === userId };
}

const presentEarlier = ({ refundPaise, openedAt, ...row }: EarlierRow) => ({
  ...row,
  amount: refundPaise,
  openedAt: openedAt.toISOString(),
});

async function tellBooking(
  deps: BookingDependencies,
  reader: Reader,
  booking: Booking,
  { viewer, now, lang }: Looking,
): Promise<Omit<OfficeDispute['booking'], 'customerName'>> {
  const { bookingId, reworkOfBookingId } = booking;
  const { secret } = deps.platform.config;
  const [placed, events, photos, names, former, rules, returnable, invoiceNumber] = await Promise.all([
    listLines(reader, [bookingId]),
    listEvents(reader, bookingId),
    listPhotos(reader, bookingId),
    namesOf(deps, reader, booking),
    reworkOfBookingId ? findBooking(reader, reworkOfBookingId) : null,
    getBookingRules(reader, now, booking),
    returnableOf(deps, reader, bookingId),
    deps.asked.invoiceNumbers.answers[0]?.(reader, bookingId),
  ]);
  const money = await readMoneyOf(deps, reader, booking, { now });
  const lines = await translateLines(deps, reader, placed, lang);
  const viewing = { viewer, now, rules, secret };
  return {
    bookingId,
    bookingNumber: booking.bookingNumber,
    status: booking.status,
    startsAt: booking.startsAt.toISOString(),
    completedAt: booking.completedAt?.toISOString() ?? null,
    locality: booking.locality,
    customerId: booking.buyerId,
    organisationId: booking.organisationId ?? '',
    companyName: names.companyName ?? '',
    professionalName: names.professionalName,
    lines: lines.map(presentLine),
    bill: billPaise(booking),
    money,
    mostRefund: mostRefund(booking, returnable),
    paymentMode: booking.paymentMode,
    invoiceNumber: invoiceNumber ?? null,
    timeline: events.map((event) => presentEvent(event, booking, viewing)),
    photos: photos.map((photo) => presentPhoto(photo, { viewer, now, secret })),
    reworkOf: former && presentLinked(former),
  };
}
