import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { CancellationCharge } from '@nukkad/contract/money/payment/payment.model';
import type { Bearer } from '@nukkad/contract/market/dispute/dispute.noun';
import type { countMadeAndVisited } from './overview/office-figures.store.ts';
import type { AskedTeam, TeamToday } from './overview/people-today.ts';
import type { countWeeksOfWork } from './overview/weeks-of-work.ts';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Parties } from './booking.policy.ts';
import type { JobInTime, JobsInTime } from './fulfilment/jobs-in-time.store.ts';
import type { FinishedJobs } from './fulfilment/finished-job.store.ts';
import type { listWorkedWith } from './fulfilment/worked-with.store.ts';
import type { MonthOfWork } from './fulfilment/verified-work.store.ts';
import type { Visit } from './fulfilment/visit.store.ts';
import type { ProjectVisit } from './project/visit-of-project.ts';
import type { countPastVisits, listPastVisits } from './past-visits.store.ts';
import type { listUnservedBookings } from './unserved.store.ts';
import type { cancellationFee, BookingRules, OfPlace, PaymentMode, PaymentStatus } from './booking.rules.ts';
import type { DriveInterface } from '../../files/drive/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { CartInterface } from '../cart/index.ts';
import type { CouponInterface } from '../coupon/index.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { ProfileInterface } from '../../identity/profile/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ScheduleInterface } from '../schedule/index.ts';
import type { BookingPayments } from './money/booking-money.rules.ts';

/** A booking as the money sees it. */
export interface Payable {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly buyerId: string;
  /** The organisation that holds the booking or has the request for it; null: none. */
  readonly organisationId: string | null;
  readonly staffId: string | null;
  readonly cityCode: string;
  readonly status: BookingStatus;
  readonly paymentStatus: PaymentStatus;
  readonly paymentMode: PaymentMode;
  /** Frozen total and approved additions, less what was captured; 0 once it is cancelled or rejected. */
  readonly amountDuePaise: number;
  /** All that was ever captured, refunded or not. */
  readonly capturedPaise: number;
  readonly refundedPaise: number;
  /** The cancellation charge, in paise; 0 unless it was cancelled late. */
  readonly feePaise: number;
  /** Taken off the bill after a dispute; 0: nothing. */
  readonly refundGrantedPaise: number;
  /** It does the work of a disputed booking again, at no price. */
  readonly isRework: boolean;
  /** A visit of a project: it is paid with the project. */
  readonly isOfProject: boolean;
  /** As soon as possible: what its hour adds is also for that. */
  readonly isUrgent: boolean;
  /** Until when a prepaid booking waits for its money; null once it is paid, or for cash. */
  readonly payBefore: Date | null;
  /** Of the value of the work; frozen when it was booked. */
  readonly commissionPercent: number;
  readonly version: number;
  /** Frozen when it was booked. */
  readonly price: PriceBreakdown;
  readonly lines: readonly PayableLine[];
  /** When it was booked: what was agreed to then counts. */
  readonly createdAt: Date;
  readonly startsAt: Date;
  readonly completedAt: Date | null;
  /** GST state code of where the work is done: the place of supply. */
  readonly addressStateCode: string;
  readonly contactName: string;
  readonly formattedAddress: string;
}

/** A line of the bill: what was booked, then each approved addition (its price includes tax). */
export interface PayableLine {
  readonly kind: 'booked' | 'addition';
  /** Null: a visit of a project. */
  readonly serviceId: string | null;
  readonly name: string;
  readonly subcategoryName: string;
  readonly quantity: number;
  readonly pricePaise: number;
  /** The tax in the price of an addition; 0 for booked services, whose tax is in the frozen price. */
  readonly taxPaise: number;
  /** Services Accounting Code. */
  readonly sacCode: string;
  readonly gstClass: string;
}

/** Money that has just moved, added to what the booking already has; never the new sum. */
export interface MoneyMoved {
  readonly bookingId: string;
  readonly capturedPaise?: number;
  readonly refundedPaise?: number;
  /** The customer pays it later: from now on that is the booking's way to pay. */
  readonly isLater?: boolean;
  readonly now: Date;
}

/** A booking in a list of another domain. */
export interface BookingBrief {
  readonly bookingId: string;
  readonly status: BookingStatus;
  readonly startsAt: Date;
  readonly totalPaise: number;
  readonly buyerId: string;
  readonly organisationId: string | null;
}

export interface WantedPayable {
  readonly bookingId: string;
  /** Given: only a booking of this buyer. */
  readonly buyerId?: string;
}

/** A booking as its buyer may want it again. */
export interface PastBooking {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly status: BookingStatus;
  /** Who came, or was to come; null: no partner had it. */
  readonly organisationId: string | null;
  /** The partner that the buyer had asked for; null: the best one free. */
  readonly chosenOrganisationId: string | null;
  /** The professional that it was assigned to; null: none. */
  readonly staffId: string | null;
  readonly startsAt: Date;
  /** Frozen when it was booked. */
  readonly totalPaise: number;
  readonly formattedAddress: string;
  readonly pincode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly lines: readonly PastLine[];
}

/** Named in the language of the one who asks, as far as the catalogue still has it. */
export interface PastLine {
  readonly serviceId: string;
  readonly name: string;
  readonly quantity: number;
  readonly optionIds: readonly string[];
  readonly pricePaise: number;
}

export interface AskPast {
  readonly bookingId: string;
  readonly viewer: Viewer;
  readonly lang: 'en' | 'hi';
}

/** A visit of a project as its page lists it. */
export interface VisitOfProject {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly title: string;
  readonly status: BookingStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly createdAt: Date;
  /** Who comes; null: no one is assigned. */
  readonly professionalName: string | null;
}

export interface BookingInterface {
  readonly invoiceNumbers: ExtensionPoint<InvoiceNumberOf>;
  readonly payments: ExtensionPoint<PaymentsOf>;
  readonly returnable: ExtensionPoint<ReturnableOf>;
  readonly refundShares: ExtensionPoint<RefundSharesOf>;
  readonly creditUntil: ExtensionPoint<CreditUntil>;
  /** The rules of bookings as they count at `now` in a city (`''`: in general). */
  rules(reader: Reader, now: Date, place: OfPlace): Promise<BookingRules>;
  /** The charge of a customer who cancels, by the rules that are handed in. */
  readonly cancellationFee: typeof cancellationFee;
  /** Visits of some time, for what reckons them anew: how many, and in pages. */
  readonly pastVisits: { readonly count: typeof countPastVisits; readonly page: typeof listPastVisits };
  /** What partners missed for want of people, by category and PIN code. */
  readonly unserved: typeof listUnservedBookings;
  /** Null: no such booking, or not this buyer's. */
  payable(reader: Reader, wanted: WantedPayable): Promise<Payable | null>;
  /** The same, and the booking's row stays locked until the transaction ends. */
  lockPayable(tx: Tx, wanted: WantedPayable): Promise<Payable | null>;
  /** In the transaction of the payment, so that the books agree. Lock the booking with `lockPayable` first. */
  recordMoney(tx: Tx, money: MoneyMoved): Promise<void>;
  /** Money moved, or may, that the booking does not count: those who look at it are told. Lock it with `lockPayable` first. */
  showMoney(tx: Tx, bookingId: string, now: Date): Promise<void>;
  /** What first pages say of bookings. */
  readonly overview: {
    readonly weeks: typeof countWeeksOfWork;
    peopleToday(reader: Reader, asked: AskedTeam): Promise<TeamToday>;
    readonly madeAndVisited: typeof countMadeAndVisited;
  };
  /** A buyer's latest charges for cancelling late. */
  readCharges(reader: Reader, buyerId: string, now: Date): Promise<CancellationCharge[]>;
  /** Of its buyer alone, once it has ended; refuses booking_not_found or booking_moved_on. */
  past(reader: Reader, ask: AskPast): Promise<PastBooking>;
  /** Booking id -> booking number, for lists. */
  bookingNumbers(reader: Reader, bookingIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Booking number -> booking id, for numbers that people named; one that is none of ours is left out. */
  bookingIds(reader: Reader, bookingNumbers: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The beginnings of booking numbers that typed words may mean, at most two; none: they are no part of a number. */
  numberBeginnings(text: string): readonly string[];
  /** How many finished and paid bookings a customer has. */
  countClosed(reader: Reader, buyerId: string): Promise<number>;
  /** What a list says of each of these bookings, by id. */
  briefs(reader: Reader, bookingIds: readonly string[]): Promise<ReadonlyMap<string, BookingBrief>>;
  /** Books a visit of a project in the step of the caller; `viewer`: who of the partner planned it, null: it was agreed on. Answers its id. */
  bookOfProject(
    tx: Tx,
    visit: Authorized<ProjectVisit>,
    by: { readonly viewer: Viewer | null; readonly now: Date },
  ): Promise<string>;
  /** It was cancelled: its visits that have not begun end with it. */
  callOffProject(projectId: string): Promise<void>;
  /** The visits of a project, in the order of their time; at most a hundred. */
  ofProject(reader: Reader, projectId: string): Promise<readonly VisitOfProject[]>;
  /** On which side of the booking this viewer is; null: on none, and it is not there for them. */
  ownSide(viewer: Viewer, parties: Parties): 'customer' | 'partner' | null;
  /** The organisation that holds it: its owner, and staff with payments.view. */
  mayReadAsPartner(viewer: Viewer, payable: Payable): boolean;
  /** A professional's open jobs in some time, by time: assigned, or held for them. */
  jobsInTime(reader: Reader, asked: JobsInTime): Promise<readonly JobInTime[]>;
  /** By number, time and place, in the order of time. */
  visits(reader: Reader, bookingIds: readonly string[]): Promise<readonly Visit[]>;
  /** Those that a professional has or had in some time, at most a hundred. */
  visitsOf(reader: Reader, asked: JobsInTime): Promise<readonly Visit[]>;
  /** What these members of staff completed after a start code, undisputed, by category and month. */
  verifiedWork(reader: Reader, staffIds: readonly string[]): Promise<readonly MonthOfWork[]>;
  readonly finishedJobs: FinishedJobs;
  /** Who met over the newest finished visits of a customer, of members of staff or of an organisation. */
  readonly workedWith: typeof listWorkedWith;
  /** Assigns it to another professional within the step of the caller: 404, 403 and 409 as for an assignment. */
  giveTo(
    tx: Tx,
    by: { readonly viewer: Viewer; readonly now: Date },
    to: { readonly bookingId: string; readonly staffId: string },
  ): Promise<void>;
  /** Its assigned professional, or its organisation with booking.update. */
  isWorker(viewer: Viewer, payable: Payable): boolean;
}

/** The invoice's number, once there is one; null without one. */
export type InvoiceNumberOf = (reader: Reader, bookingId: string) => Promise<string | null>;

/** What payment knows of each of these bookings; bookings that were never paid for may be left out. Without it only the sums of the booking itself are told. */
export type PaymentsOf = (
  reader: Reader,
  bookingIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, BookingPayments>>;

/** What of a booking's payments can go back the way it came, in paise: not what was paid in cash. */
export type ReturnableOf = (reader: Reader, bookingId: string) => Promise<number>;

/** Until when a refund that is taken as credit now could be used. */
export type CreditUntil = (reader: Reader, now: Date) => Promise<Date>;

/** Who gives back how much of a refund, in paise: together all of it. */
interface RefundShares {
  readonly partnerPaise: number;
  readonly platformPaise: number;
  readonly taxPaise: number;
}
export type RefundSharesOf = (
  reader: Reader,
  refund: { readonly bookingId: string; readonly amountPaise: number; readonly bornBy: Bearer },
) => Promise<RefundShares>;

/** What bookings ask of the domains that build on them. */
interface BookingPoints {
  readonly invoiceNumbers: ExtensionPoint<InvoiceNumberOf>;
  readonly payments: ExtensionPoint<PaymentsOf>;
  readonly returnable: ExtensionPoint<ReturnableOf>;
  readonly refundShares: ExtensionPoint<RefundSharesOf>;
  readonly creditUntil: ExtensionPoint<CreditUntil>;
}

export interface BookingInterfaces {
  readonly account: AccountInterface;
  readonly partner: PartnerInterface;
  readonly catalog: CatalogInterface;
  readonly schedule: ScheduleInterface;
  readonly cart: CartInterface;
  readonly coupon: CouponInterface;
  /** Left out: no drive lists photos of visits. */
  readonly drive?: Pick<DriveInterface, 'records'>;
  /** Left out: nothing asks how a person kept their bookings. */
  readonly profile?: Pick<ProfileInterface, 'tracks'>;
}

/** What every verb of bookings is built on. */
export interface BookingDependencies {
  readonly platform: Platform;
  readonly interfaces: BookingInterfaces;
  readonly asked: BookingPoints;
}
