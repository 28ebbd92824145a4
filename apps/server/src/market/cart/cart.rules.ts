import type { cartBody } from '@nukkad/contract/market/booking/booking.model';
import type * as z from 'zod/mini';

/** A line as it is stored: the choice, never a price. */
export interface StoredLine {
  readonly lineId: string;
  readonly serviceId: string;
  readonly quantity: number;
  readonly optionIds: readonly string[];
}

/** The chosen half-hour. Day in Asia/Kolkata, YYYY-MM-DD. */
export interface ChosenTime {
  readonly slotId: number;
  readonly day: string;
  /** As soon as possible: the arrival within it that was found. */
  readonly arrivesAt?: Date;
}

export interface StoredCart {
  readonly cartId: string;
  readonly userId: string;
  /** The partner that was chosen; null: the best one free. */
  readonly organisationId: string | null;
  /** A professional of that partner who is asked for, and comes where free; null: any. */
  readonly askedStaffId: string | null;
  readonly addressId: string | null;
  readonly time: ChosenTime | null;
  /** The coupons that were applied, two at most; whether they count is asked with every price. */
  readonly couponIds: readonly string[];
  readonly lines: readonly StoredLine[];
}

/** Of a buyer who never put anything in. */
export const emptyCartOf = (userId: string): StoredCart => ({
  cartId: '',
  userId,
  organisationId: null,
  askedStaffId: null,
  addressId: null,
  time: null,
  couponIds: [],
  lines: [],
});

export type CartBody = z.output<typeof cartBody>;

/** A chosen time that cannot be read: a slot without its day. */
export const dayMissing = Symbol('day missing');

function timeAfter(body: CartBody, before: ChosenTime | null): ChosenTime | null | typeof dayMissing {
  if (body.slotId === null || body.instant === true) return null;
  if (body.instant === false && before?.arrivesAt) return null;
  if (body.slotId === undefined && body.day === undefined) return before;
  const slotId = body.slotId ?? before?.slotId;
  if (slotId === undefined) return null;
  const day = body.day ?? before?.day;
  return day === undefined ? dayMissing : { slotId, day };
}

export interface CartChange {
  readonly next: StoredCart;
  /** The lines are to be written anew. */
  readonly linesChanged: boolean;
  /** The caller asked for this very time: it is held or refused, never quietly dropped. */
  readonly timeAsked: boolean;
  /** They asked to have someone come as soon as possible. */
  readonly instantAsked: boolean;
}

/** Another partner has other professionals. */
function askedAfter(body: CartBody, before: StoredCart, organisationId: string | null): string | null {
  if (body.staffId !== undefined) return organisationId === null ? null : body.staffId;
  return organisationId === before.organisationId ? before.askedStaffId : null;
}

/** What the cart is to be: parts that are not named stay as they were; with `replace` only the address does. */
export function changeOf(
  present: StoredCart,
  body: CartBody,
  replace: boolean,
  newId: () => string,
): CartChange | typeof dayMissing {
  const before = replace
    ? { ...present, organisationId: null, askedStaffId: null, time: null, lines: [] }
    : present;
  const time = timeAfter(body, before.time);
  if (time === dayMissing) return dayMissing;
  const lines = body.lines?.map(
    (line): StoredLine => ({
      lineId: newId(),
      serviceId: line.serviceId,
      quantity: line.quantity,
      optionIds: [...new Set(line.optionIds)],
    }),
  );
  const organisationId = body.organisationId === undefined ? before.organisationId : body.organisationId;
  return {
    next: {
      ...present,
      organisationId,
      askedStaffId: askedAfter(body, before, organisationId),
      addressId: body.addressId ?? before.addressId,
      time,
      lines: lines ?? before.lines,
    },
    linesChanged: replace || lines !== undefined,
    timeAsked: time !== null && (typeof body.slotId === 'number' || body.day !== undefined),
    instantAsked: body.instant === true,
  };
}

const workOf = ({ serviceId, optionIds }: StoredLine) => [serviceId, ...optionIds.toSorted()].join(' ');

/** Work or a partner that was not in the cart before; less of it, or another address, is none. */
export function asksMore(next: StoredCart, present: StoredCart): boolean {
  const before = new Set(present.lines.map(workOf));
  const partner = next.organisationId !== null && next.organisationId !== present.organisationId;
  return partner || next.lines.some((line) => !before.has(workOf(line)));
}
