import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { Booking, BookingLine } from '../booking.row.ts';

/** A visit as its project asks for it; its address is frozen already. */
export interface ProjectVisit
  extends Pick<
    Booking,
    | 'buyerId'
    | 'cityCode'
    | 'categoryId'
    | 'startsAt'
    | 'endsAt'
    | 'contactName'
    | 'formattedAddress'
    | 'locality'
    | 'pincode'
    | 'stateCode'
    | 'latitude'
    | 'longitude'
  > {
  readonly projectId: string;
  readonly organisationId: string;
  /** What is done, in the words of the partner. */
  readonly title: string;
  readonly categoryImage: string;
  readonly taxClass: Pick<BookingLine, 'sacCode' | 'gstClass'>;
}

interface Fresh {
  readonly bookingId: string;
  readonly bookingNumber: string;
  readonly now: Date;
}

/** Nothing: the milestones of the project are its price. */
const priceOf = ({ title }: ProjectVisit): PriceBreakdown => ({
  totalServicePrice: 0,
  primeTimeCharge: 0,
  convenienceFee: { amount: 0, info: '' },
  distanceFee: { amount: 0, info: '' },
  tax: { percent: 0, amount: 0, lines: [] },
  couponDiscount: 0,
  previous_cancellation_charges: { amount: 0, details: [] },
  services: [{ subcategoryName: '', name: title, quantity: 1, price: 0 }],
  totalSaving: 0,
  rounding: 0,
  totalCheckoutValue: 0,
});

/** What is the same of each as it begins: paid, with nothing to collect. */
const begun = {
  staffId: null,
  heldOrganisationId: null,
  heldStaffId: null,
  askedStaffId: null,
  status: 'Accepted',
  version: 1,
  totalPaise: 0,
  additionsPaise: 0,
  paymentMode: 'cash',
  paymentStatus: 'paid',
  capturedPaise: 0,
  refundedPaise: 0,
  refundAskedPaise: 0,
  feePaise: 0,
  refundGrantedPaise: 0,
  reworkOfBookingId: null,
  reschedules: 0,
  commissionPercent: 0,
  letDownAt: null,
  payBefore: null,
  acceptBefore: null,
  arriveBefore: null,
  note: '',
  reasonCode: null,
  cancelNote: '',
  startCodeRound: 1,
  startCodeTries: 0,
  startCodeUsedUpAt: null,
  startedAt: null,
  completedAt: null,
  endedAt: null,
} as const;

/** As its partner has accepted it, with the project; no other one is ever asked. */
export function visitOfProject(visit: ProjectVisit, { now, ...numbered }: Fresh): Booking {
  const { title: _title, categoryImage: _image, taxClass: _class, ...where } = visit;
  return {
    ...begun,
    ...where,
    ...numbered,
    chosenOrganisationId: visit.organisationId,
    price: priceOf(visit),
    createdAt: now,
    acceptedAt: now,
  };
}

export const lineOfVisit = (
  { title, categoryImage, startsAt, endsAt, taxClass }: ProjectVisit,
  of: Pick<BookingLine, 'bookingId' | 'lineId'>,
): BookingLine => ({
  ...of,
  ...taxClass,
  serviceId: null,
  name: title,
  subcategoryName: '',
  categoryImage,
  quantity: 1,
  options: [],
  pricePaise: 0,
  minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
});
