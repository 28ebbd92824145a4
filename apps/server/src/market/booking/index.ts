import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookingConsumers } from './booking.consumers.ts';
import type { BookingInterface } from './booking.interface.ts';
import { bookingNotices } from './booking.notices.ts';
import type { BookingInterfaces, BookingDependencies } from './booking.dependencies.ts';
import { isWorker, maySeeMoneyAsPartner } from './booking.policy.ts';
import { bookingRoutes } from './booking.routes.ts';
import { countOpenBookings, countOpenJobs, findBookingNumbers } from './booking.store.ts';
import { readCharges } from './money/read-money.ts';
import { listKnownPhotos } from './photo/photo.store.ts';
import { payable, recordMoney, showMoney } from './record-money.ts';
import { readTrack } from './track/read-track.ts';
import { bookingPersonal } from './booking.personal.store.ts';

export type {
  BookingInterface,
  MoneyMoved,
  Payable,
  PayableLine,
  Track,
  TrackEvent,
} from './booking.interface.ts';
export type { BookingPayments } from './money/booking-money.rules.ts';
export type {
  BookingInterfaces,
  BookingDependencies,
  InvoiceNumberOf,
  PaymentsOf,
} from './booking.dependencies.ts';

/** For fulfilment, the other half of a booking's life: partner and professional move the same rows by the same path. */
export { insertAddition, listAdditions } from './addition.store.ts';
export { addPhotos } from './photo/add-photos.ts';
export { sideOf } from './booking.policy.ts';
export { presentAddition } from './booking.presenter.ts';
export type { Addition, Booking } from './booking.row.ts';
export {
  type BookingRules,
  amountDue,
  billPaise,
  giveUpAt,
  lookAgainAt,
  mayStartFrom,
  minutesAfter,
  startCodeFor,
  startCodeNow,
} from './booking.rules.ts';
export { recentDiscount, recentSales } from './recent-sales.store.ts';
export { countOpenWork, findBooking, hasBooked, listLines, lockBooking } from './booking.store.ts';
export { refuseBeyondCaps } from './caps/refuse-beyond-caps.ts';
export { endBooking } from './end-booking.ts';
export { type DayOfWork, countByStatus, countDays } from './list/list.store.ts';
export { type Allowed, bookingTransitions, eventFor, touch } from './booking.transitions.ts';
export { answerPartnerRequest, insertPartnerRequest, listPartnerRequests } from './partner-request.store.ts';
export { readBooking, readDetails } from './read-details.ts';
export { namesOf } from './names-of.ts';
export { readRejectionCost } from './track/read-rejection-cost.ts';
export { readList } from './list/read-list.ts';
export { getBookingRules } from './rules.store.ts';
export { isStartCode } from './start-code.ts';

const interfaceOf = (deps: BookingDependencies): BookingInterface => ({
  payable,
  recordMoney,
  showMoney,
  readCharges: (reader, buyerId) => readCharges(deps, reader, buyerId),
  bookingNumbers: findBookingNumbers,
  countOpenJobs,
  track: readTrack,
  mayReadAsPartner: maySeeMoneyAsPartner,
  isWorker,
  countOpen: countOpenBookings,
});

/** The life of a booking, and the buyer's side of it. */
export function createBookingDomain(
  platform: Platform,
  interfaces: BookingInterfaces,
): Domain & { readonly interface: BookingInterface } {
  const deps = { platform, interfaces };
  return {
    name: 'booking',
    personal: bookingPersonal,
    routes: bookingRoutes(deps),
    consumers: bookingConsumers(deps),
    notices: bookingNotices(deps),
    keptFiles: [{ prefixes: ['bookings/'], listKnown: listKnownPhotos }],
    interface: interfaceOf(deps),
  };
}
