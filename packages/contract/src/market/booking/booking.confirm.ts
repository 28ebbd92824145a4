/** What is seen when a booking is made, paid, cancelled, answered, assigned, finished. See docs/confirmations.md. */
import type { PriceOffer } from '../coupon/coupon.model.ts';
import { type Seen, type SeenLine, confirmation } from '../../kernel/confirmation.ts';
import { questionsWith, withAnswers } from '../catalog/answer.price.ts';
import type { PartnerCard, ServiceQuestion } from '../catalog/catalog.model.ts';
import type { Addition } from './addition.model.ts';
import type { BookingCard, BookingDetails, Cart } from './booking.model.ts';

export const confirmsCart = confirmation('cart', {
  startsAt: 'time',
  address: 'place',
  lines: 'lines',
  partner: 'named',
  offers: 'lines',
  discount: 'money',
  carriedCharge: 'money',
  total: 'money',
});

/** An offer as a line of what was seen. */
export const lineOfOffer = ({
  code,
  title,
  discount,
}: Pick<PriceOffer, 'code' | 'title' | 'discount'>): SeenLine => ({
  id: code,
  name: title,
  quantity: 1,
  options: [],
  price: discount,
});

/** Of a cart as the checkout shows it. */
export const seenOfCart = (cart: Cart): Seen<typeof confirmsCart> => ({
  startsAt: cart.slot?.from ?? null,
  address: cart.address && { id: cart.address.addressId, name: cart.address.formatedAddress },
  lines: cart.lines.map((line) => ({
    id: line.serviceId,
    name: line.name,
    quantity: line.quantity,
    options: line.options.map(({ optionId }) => optionId),
    price: line.price,
  })),
  partner: cart.organisationId === null ? null : { id: cart.organisationId, name: cart.companyName ?? '' },
  offers: (cart.price?.offers ?? []).map(lineOfOffer),
  discount: cart.price?.couponDiscount ?? null,
  carriedCharge: cart.price?.previous_cancellation_charges.amount ?? null,
  total: cart.price?.totalCheckoutValue ?? null,
});

export const confirmsPayment = confirmation('payment', { startsAt: 'time', amountDue: 'money' });

type Payable = Pick<BookingDetails, 'startsAt' | 'amountDue'>;
export const seenOfPayment = ({ startsAt, amountDue }: Payable): Seen<typeof confirmsPayment> => ({
  startsAt,
  amountDue,
});

export const confirmsCancellation = confirmation('cancellation', {
  startsAt: 'time',
  partnerName: 'text',
  fee: 'money',
  refund: 'money',
});

export const seenOfCancellation = (
  { startsAt, companyName }: Pick<BookingCard, 'startsAt' | 'companyName'>,
  { fee, refund }: { readonly fee: number; readonly refund: number },
): Seen<typeof confirmsCancellation> => ({ startsAt, partnerName: companyName, fee, refund });

export const confirmsAddition = confirmation('addition', {
  serviceName: 'text',
  price: 'money',
  minutes: 'minutes',
  total: 'money',
});

type Added = Pick<Addition, 'name' | 'price' | 'minutes'>;
export const seenOfAddition = (
  { total }: Pick<BookingCard, 'total'>,
  { name, price, minutes }: Added,
): Seen<typeof confirmsAddition> => ({ serviceName: name, price, minutes, total });

export const confirmsRequest = confirmation('request', {
  startsAt: 'time',
  locality: 'text',
  total: 'money',
  trustCost: 'count',
  professional: 'text',
  seriesVisits: 'count',
});

type Requested = Pick<BookingCard, 'startsAt' | 'locality' | 'total'>;
/**
 * `trustCost`: points that refusing takes off the trust score; null where accepting is confirmed. `professional`: who is
 * assigned in the same step; null: no professional yet. `seriesVisits`: as many as a yes to the first one of a series takes on; null:
 * it is one visit, or a series that has an end day.
 */
export const seenOfRequest = (
  { startsAt, locality, total }: Requested,
  trustCost: number | null,
  professional: string | null = null,
  seriesVisits: number | null = null,
): Seen<typeof confirmsRequest> => ({ startsAt, locality, total, trustCost, professional, seriesVisits });

export const confirmsAssignment = confirmation('assignment', {
  startsAt: 'time',
  locality: 'text',
  professional: 'text',
});

type Assignable = Pick<BookingCard, 'startsAt' | 'locality' | 'professionalName'>;
/** `professional`: who has it before; null: not assigned yet. */
export const seenOfAssignment = (booking: Assignable): Seen<typeof confirmsAssignment> => ({
  startsAt: booking.startsAt,
  locality: booking.locality,
  professional: booking.professionalName,
});

export const confirmsSwap = confirmation('swap', {
  startsAt: 'time',
  locality: 'text',
  professional: 'text',
  otherStartsAt: 'time',
  otherLocality: 'text',
  otherProfessional: 'text',
});

type Swapped = Assignable & Pick<BookingCard, 'proposed'>;
const workerOf = ({ professionalName, proposed }: Swapped) => professionalName ?? proposed?.name ?? null;
/** Of two jobs as they are before: who is assigned to each, or whose time is held for it. */
export const seenOfSwap = (booking: Swapped, other: Swapped): Seen<typeof confirmsSwap> => ({
  startsAt: booking.startsAt,
  locality: booking.locality,
  professional: workerOf(booking),
  otherStartsAt: other.startsAt,
  otherLocality: other.locality,
  otherProfessional: workerOf(other),
});

export const confirmsOwnPrice = confirmation('own_price', { ownPrice: 'money' });

type OwnTerms = Pick<PartnerCard, 'price' | 'minutes' | 'answers'>;
/** The partner's own price of an added service in paise, before tax: the unit with its answers, so many times. */
export function additionPrice(
  partner: OwnTerms,
  questions: readonly ServiceQuestion[],
  optionIds: readonly string[],
  quantity: number,
): number {
  const chosen = questionsWith(questions, partner)
    .flatMap(({ options }) => options)
    .filter(({ optionId }) => optionIds.includes(optionId));
  return withAnswers(partner, chosen).price * quantity;
}

export const confirmsCompletion = confirmation('completion', { total: 'money', amountDue: 'money' });

type Billed = Pick<BookingDetails, 'total' | 'amountDue'>;
export const seenOfCompletion = ({ total, amountDue }: Billed): Seen<typeof confirmsCompletion> => ({
  total,
  amountDue,
});

export const confirmsLink = confirmation('payment_link', { amountDue: 'money' });

export const seenOfLink = ({ amountDue }: Pick<BookingDetails, 'amountDue'>): Seen<typeof confirmsLink> => ({
  amountDue,
});

export const confirmsPart = confirmation('part_payment', { amountDue: 'money', credit: 'money' });

/** `credit`: what the customer's own credit pays of it. */
export const seenOfPart = ({
  amountDue,
  credit,
}: {
  readonly amountDue: number;
  readonly credit: number;
}): Seen<typeof confirmsPart> => ({ amountDue, credit });

export const confirmsCash = confirmation('cash', { amountDue: 'money' });

export const seenOfCash = ({ amountDue }: Pick<BookingDetails, 'amountDue'>): Seen<typeof confirmsCash> => ({
  amountDue,
});
