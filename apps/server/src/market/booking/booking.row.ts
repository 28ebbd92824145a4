import type { AdditionState } from '@nukkad/contract/market/booking/addition.noun';
import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { PlacedAnswer, PlacedLine } from '../cart/index.ts';
import type { PaymentMode, PaymentStatus } from './booking.rules.ts';

/** A row of `booking`; each field is explained in the migration. */
export interface Booking {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly buyerId: string;
  readonly organisationId: string | null;
  readonly staffId: string | null;
  readonly chosenOrganisationId: string | null;
  readonly heldOrganisationId: string | null;
  readonly heldStaffId: string | null;
  /** The professional that the buyer asked for: a wish, and no promise. */
  readonly askedStaffId: string | null;
  readonly cityCode: string;
  readonly categoryId: string;
  readonly status: BookingStatus;
  readonly version: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly price: PriceBreakdown;
  readonly totalPaise: number;
  readonly additionsPaise: number;
  readonly paymentMode: PaymentMode;
  readonly paymentStatus: PaymentStatus;
  readonly capturedPaise: number;
  readonly refundedPaise: number;
  readonly refundAskedPaise: number;
  readonly feePaise: number;
  /** Taken off the bill after a dispute. */
  readonly refundGrantedPaise: number;
  /** The disputed booking whose work is done again; null: an ordinary booking. */
  readonly reworkOfBookingId: string | null;
  /** The project whose visit it is, at no price of its own; null: an ordinary booking. */
  readonly projectId: string | null;
  /** How often the buyer has changed the time. */
  readonly reschedules: number;
  /** Frozen when it was booked. */
  readonly commissionPercent: number;
  /** When a partner last gave it back or did not come; null: never. */
  readonly letDownAt: Date | null;
  readonly payBefore: Date | null;
  readonly acceptBefore: Date | null;
  /** Of an instant booking: no partner is asked that would come later. Null: booked for a chosen time. */
  readonly arriveBefore: Date | null;
  readonly contactName: string;
  readonly formattedAddress: string;
  readonly locality: string;
  readonly pincode: string;
  readonly stateCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly note: string;
  readonly reasonCode: string | null;
  readonly cancelNote: string;
  readonly startCodeRound: number;
  readonly startCodeTries: number;
  readonly startCodeUsedUpAt: Date | null;
  readonly createdAt: Date;
  readonly acceptedAt: Date | null;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  readonly endedAt: Date | null;
}

/** What a card of a list is made of. */
export type CardBooking = Pick<
  Booking,
  | 'bookingId'
  | 'bookingNumber'
  | 'buyerId'
  | 'organisationId'
  | 'staffId'
  | 'heldStaffId'
  | 'cityCode'
  | 'status'
  | 'version'
  | 'startsAt'
  | 'endsAt'
  | 'totalPaise'
  | 'additionsPaise'
  | 'paymentMode'
  | 'paymentStatus'
  | 'capturedPaise'
  | 'refundedPaise'
  | 'refundAskedPaise'
  | 'feePaise'
  | 'refundGrantedPaise'
  | 'reschedules'
  | 'payBefore'
  | 'acceptBefore'
  | 'arriveBefore'
  | 'contactName'
  | 'locality'
  | 'completedAt'
  | 'endedAt'
  | 'projectId'
>;

/**
 * What may change after it was booked; everything else is frozen. `status` and `version` change by a move only; the price
 * by a visit that ended early or a nearer partner, written apart (`saveLowerPrice`).
 */
export type BookingChanges = Partial<
  Pick<
    Booking,
    | 'price'
    | 'totalPaise'
    | 'organisationId'
    | 'staffId'
    | 'startsAt'
    | 'endsAt'
    | 'reschedules'
    | 'letDownAt'
    | 'heldOrganisationId'
    | 'heldStaffId'
    | 'additionsPaise'
    | 'paymentMode'
    | 'paymentStatus'
    | 'capturedPaise'
    | 'refundedPaise'
    | 'refundAskedPaise'
    | 'feePaise'
    | 'refundGrantedPaise'
    | 'payBefore'
    | 'acceptBefore'
    | 'arriveBefore'
    | 'reasonCode'
    | 'cancelNote'
    | 'startCodeRound'
    | 'startCodeTries'
    | 'startCodeUsedUpAt'
    | 'acceptedAt'
    | 'startedAt'
    | 'completedAt'
    | 'endedAt'
  >
>;

/** As the cart froze it. */
export interface BookingLine extends Omit<PlacedLine, 'serviceId'> {
  /** Null: a visit of a project, which is no service of the catalogue. */
  readonly serviceId: string | null;
  readonly bookingId: string;
  readonly lineId: string;
}

export interface Addition {
  readonly additionId: string;
  readonly bookingId: string;
  readonly serviceId: string;
  readonly name: string;
  readonly subcategoryName: string;
  readonly quantity: number;
  readonly options: readonly PlacedAnswer[];
  readonly pricePaise: number;
  readonly taxPaise: number;
  readonly minutes: number;
  readonly sacCode: string;
  readonly gstClass: string;
  readonly state: AdditionState;
  readonly askedAt: Date;
}

export interface Photo {
  readonly photoId: string;
  readonly stage: 'request' | 'before' | 'after';
  readonly storageKey: string;
  readonly takenAt: Date;
}

export interface TimelineEvent {
  readonly version: number;
  readonly at: Date;
  readonly status: BookingStatus;
  readonly actorKind: string;
  readonly note: string;
}
