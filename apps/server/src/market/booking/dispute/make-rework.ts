import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { Booking, BookingLine } from '../booking.row.ts';

/** What the work costs when it is done again: nothing, for each service and in all. */
export const priceOfRework = ({ services, tax }: PriceBreakdown): PriceBreakdown => ({
  totalServicePrice: 0,
  primeTimeCharge: 0,
  convenienceFee: { amount: 0, info: '' },
  distanceFee: { amount: 0, info: '' },
  tax: { percent: tax.percent, amount: 0, lines: [] },
  couponDiscount: 0,
  previous_cancellation_charges: { amount: 0, details: [] },
  services: services.map((service) => ({ ...service, price: 0 })),
  totalSaving: 0,
  rounding: 0,
  totalCheckoutValue: 0,
});

interface Fresh {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly startsAt: Date;
  readonly chosenOrganisationId: string | null;
  readonly heldOrganisationId: string;
  readonly heldStaffId: string;
  readonly now: Date;
}

/** The same work at the same address, at another time and no price; nothing of how the first visit went. */
export const reworkOf = (former: Booking, { now, ...fresh }: Fresh): Booking => ({
  ...former,
  ...fresh,
  organisationId: null,
  staffId: null,
  status: 'Booked',
  version: 1,
  endsAt: new Date(fresh.startsAt.getTime() + former.endsAt.getTime() - former.startsAt.getTime()),
  price: priceOfRework(former.price),
  totalPaise: 0,
  additionsPaise: 0,
  paymentMode: 'cash',
  paymentStatus: 'paid',
  capturedPaise: 0,
  refundedPaise: 0,
  refundAskedPaise: 0,
  feePaise: 0,
  refundGrantedPaise: 0,
  reworkOfBookingId: former.bookingId,
  reschedules: 0,
  payBefore: null,
  acceptBefore: null,
  arriveBefore: null,
  reasonCode: null,
  cancelNote: '',
  startCodeRound: 1,
  startCodeTries: 0,
  startCodeUsedUpAt: null,
  createdAt: now,
  acceptedAt: null,
  startedAt: null,
  completedAt: null,
  endedAt: null,
  letDownAt: null,
});

export const linesOfRework = (
  lines: readonly BookingLine[],
  { bookingId }: Booking,
  newId: () => string,
): BookingLine[] => lines.map((line) => ({ ...line, bookingId, lineId: newId(), pricePaise: 0 }));
