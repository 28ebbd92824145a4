import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Viewer } from '../../platform/viewer.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { type Extension, extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookingConsumers } from './booking.consumers.ts';
import type {
  BookingInterface,
  BookingInterfaces,
  BookingDependencies,
  CreditUntil,
  InvoiceNumberOf,
  PaymentsOf,
  RefundSharesOf,
  ReturnableOf,
} from './booking.interface.ts';
import { numberBeginnings } from './booking-number.ts';
import { bookingNotices } from './booking.notices.ts';
import { isWorker, maySeeMoneyAsPartner, ownSide } from './booking.policy.ts';
import { bookingRoutes } from './booking.routes.ts';
import { bookingSheets } from './booking.sheets.ts';
import { disputeSheet } from './dispute/office/dispute.sheet.ts';
import { calendarRoutes } from './calendar/calendar.routes.ts';
import {
  countOpenBookings,
  countOpenJobs,
  countOpenWork,
  countClosed,
  findBookingIds,
  findBookingNumbers,
  findBriefs,
  hasBooked,
} from './booking.store.ts';
import { disputeConsumers } from './dispute/dispute.consumers.ts';
import { disputeRoutes } from './dispute/dispute.routes.ts';
import { listKnownEvidence } from './dispute/evidence.store.ts';
import { countOpenOf } from './caps/caps.store.ts';
import { refuseBeyondCaps } from './caps/refuse-beyond-caps.ts';
import { bookingFinders } from './find/find-bookings.ts';
import { fulfilmentConsumers } from './fulfilment/fulfilment.consumers.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { giveTo } from './fulfilment/give-to.ts';
import { findFinishedJob, listFinishedJobs, listWorkPhotos } from './fulfilment/finished-job.store.ts';
import { listJobsInTime } from './fulfilment/jobs-in-time.store.ts';
import { listWorkedWith } from './fulfilment/worked-with.store.ts';
import { listVerifiedWork } from './fulfilment/verified-work.store.ts';
import { listVisits, listVisitsOf } from './fulfilment/visit.store.ts';
import { fulfilmentRoutes } from './fulfilment/fulfilment.routes.ts';
import { readCharges } from './money/read-money.ts';
import { listKnownPhotos } from './photo/photo.store.ts';
import { lockPayable, payable, recordMoney, showMoney } from './record-money.ts';
import { cancelTermsAt } from './read-cancellation.ts';
import { readPast } from './read-past.ts';
import { rescheduleConsumers } from './reschedule/reschedule.consumers.ts';
import { rescheduleRoutes } from './reschedule/reschedule.routes.ts';
import { cancellationFee, defaultRules } from './booking.rules.ts';
import { defaultCapRules } from './caps/caps.rules.ts';
import { defaultDisputeRules } from './dispute/dispute.rules.ts';
import { defaultSeriesRules } from './series/series.rules.ts';
import { countPastVisits, listPastVisits } from './past-visits.store.ts';
import { getBookingRules } from './rules.store.ts';
import { offerCosts, recentDiscount, recentSales } from './recent-sales.store.ts';
import { giveBackRoutes } from './give-back/give-back.routes.ts';
import { earlierConsumers } from './earlier/earlier.consumers.ts';
import { earlierRoutes } from './earlier/earlier.routes.ts';
import { instantRoutes } from './instant/instant.routes.ts';
import { stopConsumers } from './stop/stop.consumers.ts';
import { stopRoutes } from './stop/stop.routes.ts';
import { noShowRoutes } from './no-show/no-show.routes.ts';
import { reportUnbegunVisits } from './no-show/report-professional-absent.ts';
import { bookingTalk } from './talk/booking-talk.ts';
import { photoRecords } from './photo/photo-records.ts';
import { callOffProject } from './project/call-off.ts';
import { bookOfProject } from './project/book-of-project.ts';
import { listVisitsOfProject } from './project/project-visit.store.ts';
import { readTrack } from './track/read-track.ts';
import { makeDueVisits } from './series/make-visits.ts';
import { seriesConsumers } from './series/series.consumers.ts';
import { seriesRoutes } from './series/series.routes.ts';
import { bookingPersonal } from './booking-personal.store.ts';
import { countMadeAndVisited } from './overview/office-figures.store.ts';
import { readPeopleToday } from './overview/people-today.ts';
import { bookingWaiting } from './overview/read-waiting.ts';
import { countWeeksOfWork } from './overview/weeks-of-work.ts';
import { listUnservedBookings } from './unserved.store.ts';

export type {
  BookingBrief,
  BookingInterface,
  MoneyMoved,
  PastBooking,
  PastLine,
  Payable,
  PayableLine,
  VisitOfProject,
} from './booking.interface.ts';
export type { ProjectVisit } from './project/visit-of-project.ts';
export type { MonthOfWork } from './fulfilment/verified-work.store.ts';
export type { FinishedJob, JobsOf, WorkPhoto } from './fulfilment/finished-job.store.ts';
export type { JobInTime } from './fulfilment/jobs-in-time.store.ts';
export type { BookingPayments } from './money/booking-money.rules.ts';
export type { KeptEntry } from './money/money-entries.rules.ts';
export type { BookingRules } from './booking.rules.ts';
export type { PastVisit } from './past-visits.store.ts';
export type { UnservedBookings } from './unserved.store.ts';
export type { MadeAndVisited, Span } from './overview/office-figures.store.ts';
export type { DayOfPerson, TeamToday } from './overview/people-today.ts';
export type {
  BookingInterfaces,
  CreditUntil,
  InvoiceNumberOf,
  PaymentsOf,
  RefundSharesOf,
  ReturnableOf,
} from './booking.interface.ts';

const interfaceOf = (deps: BookingDependencies): BookingInterface => ({
  ...deps.asked,
  payable,
  lockPayable,
  recordMoney,
  showMoney,
  readCharges: (reader, buyerId, now) => readCharges(deps, reader, buyerId, now),
  past: (reader, ask) => readPast(deps, reader, ask),
  bookingNumbers: findBookingNumbers,
  bookingIds: findBookingIds,
  briefs: findBriefs,
  countClosed,
  bookOfProject: (tx, visit, by) => bookOfProject(tx, deps, visit, by),
  callOffProject: (projectId) => callOffProject(deps, projectId),
  ofProject: listVisitsOfProject,
  ownSide,
  mayReadAsPartner: maySeeMoneyAsPartner,
  jobsInTime: listJobsInTime,
  visits: listVisits,
  visitsOf: listVisitsOf,
  verifiedWork: listVerifiedWork,
  workedWith: listWorkedWith,
  finishedJobs: { find: findFinishedJob, list: listFinishedJobs, photosOf: listWorkPhotos },
  giveTo: (tx, by, to) => giveTo(deps, tx, by, to),
  isWorker,
  numberBeginnings,
  rules: getBookingRules,
  cancellationFee,
  pastVisits: { count: countPastVisits, page: listPastVisits },
  unserved: listUnservedBookings,
  overview: {
    weeks: countWeeksOfWork,
    peopleToday: (reader, asked) => readPeopleToday(deps, reader, asked),
    madeAndVisited: countMadeAndVisited,
  },
});

/** A customer's own side; of the partner's side only those who may look at its bookings. */
function bookingAddressFor(viewer: Viewer, bookingId: string): string | null {
  if (viewer.role === 'Buyer' || viewer.role === 'Jobseeker') return screenAddress.customerBooking(bookingId);
  const isOffice = viewer.role === 'Service Partner' || viewer.permissions.has('booking.view');
  return isOffice ? screenAddress.partnerBooking(bookingId) : null;
}

/** As `bookingAddressFor`, and for a professional the job itself. */
const talkAddressFor = (viewer: Viewer, bookingId: string): string | null =>
  bookingAddressFor(viewer, bookingId) ??
  (viewer.isProfessional ? screenAddress.professionalBooking(bookingId) : null);

/** What the domains below ask of bookings. */
const answersTo = (
  platform: Platform,
  { cart, catalog, coupon, drive, profile }: BookingInterfaces,
): readonly Extension[] => [
  catalog.recentSales.answeredBy(recentSales),
  catalog.cancelTerms.answeredBy(cancelTermsAt),
  coupon.history.answeredBy({ hasBooked, recentDiscount, costsOf: offerCosts }),
  cart.holdLimits.answeredBy(async (tx, { userId, ...ask }) =>
    refuseBeyondCaps(tx, { ...ask, buyerId: userId, action: 'hold' }, await countOpenOf(tx, userId, ask.now)),
  ),
  ...(profile ? [profile.tracks.answeredBy(readTrack)] : []),
  ...(drive ? [drive.records.answeredBy(photoRecords(platform))] : []),
];

const keptFiles: Domain['keptFiles'] = [
  { prefixes: ['bookings/'], listKnown: listKnownPhotos },
  { prefixes: ['disputes/'], listKnown: listKnownEvidence },
];

/** The whole life of a booking: the customer's side here, the partner's and the professional's in `fulfilment`. */
export function createBookingDomain(
  platform: Platform,
  interfaces: BookingInterfaces,
): Domain & BookingInterface {
  const asked = {
    invoiceNumbers: extensionPoint<InvoiceNumberOf>('booking.invoice_numbers'),
    payments: extensionPoint<PaymentsOf>('booking.payments'),
    returnable: extensionPoint<ReturnableOf>('booking.returnable'),
    refundShares: extensionPoint<RefundSharesOf>('booking.refund_shares'),
    creditUntil: extensionPoint<CreditUntil>('booking.credit_until'),
  };
  const deps: BookingDependencies = { platform, interfaces, asked };
  return {
    ...interfaceOf(deps),
    name: 'booking',
    settings: {
      'booking.rules': defaultRules,
      'booking.caps': defaultCapRules,
      'dispute.rules': defaultDisputeRules,
      'series.rules': defaultSeriesRules,
    },
    personal: bookingPersonal,
    routes: [
      ...bookingRoutes(deps),
      ...fulfilmentRoutes(deps),
      ...calendarRoutes(deps),
      ...rescheduleRoutes(deps),
      ...giveBackRoutes(deps),
      ...noShowRoutes(deps),
      ...instantRoutes(deps),
      ...earlierRoutes(deps),
      ...stopRoutes(deps),
      ...seriesRoutes(deps),
      ...deskRoutes(deps),
      ...disputeRoutes(deps),
    ],
    consumers: [
      ...bookingConsumers(deps),
      ...fulfilmentConsumers(deps),
      ...rescheduleConsumers(deps),
      ...disputeConsumers(deps),
      ...earlierConsumers(deps),
      ...stopConsumers(deps),
      ...seriesConsumers(deps),
    ],
    cron: [
      { name: 'booking.unbegun', match: '*/10 * * * *', run: () => reportUnbegunVisits(deps) },
      { name: 'series.make_visits', match: '*/10 * * * *', run: () => makeDueVisits(deps) },
    ],
    activity: [{ kind: 'booking', addressFor: bookingAddressFor }],
    openWork: { ofPerson: countOpenBookings, ofPartner: countOpenWork, ofProfessional: countOpenJobs },
    extensions: answersTo(platform, interfaces),
    finders: bookingFinders(deps),
    waiting: bookingWaiting,
    talkReferences: [bookingTalk(deps, talkAddressFor)],
    sheets: [...bookingSheets, disputeSheet],
    notices: bookingNotices(deps),
    keptFiles,
  };
}

export const booking = domainOn({
  needs: ['account', 'cart', 'catalog', 'coupon', 'drive', 'partner', 'profile', 'schedule'],
  create: createBookingDomain,
});
