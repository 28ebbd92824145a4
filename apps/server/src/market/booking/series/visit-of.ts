import type { Booking, BookingLine } from '../booking.row.ts';
import type { Series } from './series.row.ts';

interface Fresh {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly organisationId: string;
  readonly heldStaffId: string;
  readonly startsAt: Date;
  readonly commissionPercent: number;
  readonly now: Date;
}

/** When a visit at this start is over: it is as long as the first one. */
export const endOfVisit = (first: Pick<Booking, 'startsAt' | 'endsAt'>, startsAt: Date): Date =>
  new Date(startsAt.getTime() + first.endsAt.getTime() - first.startsAt.getTime());

/** The same work at the same address for the price of the series; nothing of how the first visit went. */
export const visitOf = (first: Booking, { price }: Series, { now, ...fresh }: Fresh): Booking => ({
  ...first,
  ...fresh,
  chosenOrganisationId: fresh.organisationId,
  heldOrganisationId: fresh.organisationId,
  staffId: null,
  status: 'Accepted',
  version: 1,
  endsAt: endOfVisit(first, fresh.startsAt),
  price,
  totalPaise: price.totalCheckoutValue,
  additionsPaise: 0,
  paymentMode: 'cash',
  paymentStatus: 'due',
  capturedPaise: 0,
  refundedPaise: 0,
  refundAskedPaise: 0,
  feePaise: 0,
  refundGrantedPaise: 0,
  reworkOfBookingId: null,
  reschedules: 0,
  letDownAt: null,
  payBefore: null,
  acceptBefore: null,
  arriveBefore: null,
  reasonCode: null,
  cancelNote: '',
  startCodeRound: 1,
  startCodeTries: 0,
  startCodeUsedUpAt: null,
  createdAt: now,
  acceptedAt: now,
  startedAt: null,
  completedAt: null,
  endedAt: null,
});

export const linesOfVisit = (
  lines: readonly BookingLine[],
  bookingId: string,
  newId: () => string,
): BookingLine[] => lines.map((line) => ({ ...line, bookingId, lineId: newId() }));
