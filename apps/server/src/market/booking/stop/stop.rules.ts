import { stopErrors, type Stopper, type StopReason } from '@nukkad/contract/market/stop/stop.noun';
import type { DoneLine, StopBill, StopLine } from '@nukkad/contract/market/stop/stop.model';
import type { AdditionState } from '@nukkad/contract/market/booking/addition.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { billPaise } from '../booking.rules.ts';

/** A visit as it was agreed to. */
export interface Agreed {
  readonly booking: {
    readonly price: PriceBreakdown;
    readonly totalPaise: number;
    readonly additionsPaise: number;
    readonly capturedPaise: number;
  };
  readonly lines: readonly { readonly lineId: string; readonly name: string; readonly quantity: number }[];
  readonly additions: readonly {
    readonly additionId: string;
    readonly name: string;
    readonly quantity: number;
    readonly state: AdditionState;
    readonly pricePaise: number;
  }[];
}

/** What is billed of it as it is now: all that was booked, and each addition that the customer approved. */
export const billedLines = ({ lines, additions }: Omit<Agreed, 'booking'>): StopLine[] => [
  ...lines.map(({ lineId, name, quantity }) => ({
    lineId,
    kind: 'booked' as const,
    name,
    quantity,
    done: quantity,
  })),
  ...additions
    .filter(({ state }) => state === 'approved')
    .map(({ additionId, name, quantity }) => ({
      lineId: additionId,
      kind: 'addition' as const,
      name,
      quantity,
      done: quantity,
    })),
];

/** The lines with how many of each were done; an added service was done as a whole or not. */
export function withDone(lines: readonly StopLine[], done: readonly DoneLine[]): StopLine[] | ErrorFact {
  const said = new Map(done.map(({ lineId, quantity }) => [lineId, quantity]));
  const known = new Map(lines.map((line) => [line.lineId, line]));
  const fits = done.every(({ lineId, quantity }) => {
    const line = known.get(lineId);
    return line && quantity <= line.quantity && (line.kind === 'booked' || quantity % line.quantity === 0);
  });
  if (!fits || said.size !== done.length) return stopErrors.stop_line_unknown;
  return lines.map((line) => ({ ...line, done: said.get(line.lineId) ?? 0 }));
}

export type PartPrice = (agreed: PriceBreakdown, done: readonly number[]) => PriceBreakdown;

export interface PartBill {
  readonly price: PriceBreakdown;
  readonly additionsPaise: number;
  readonly agreedPaise: number;
  readonly billPaise: number;
}

/** The bill for what was done: the part of the frozen price, and the additions that were done. */
export function partBill(
  { booking, additions }: Agreed,
  lines: readonly StopLine[],
  partPrice: PartPrice,
): PartBill {
  const done = new Set(lines.filter(({ done: count }) => count > 0).map(({ lineId }) => lineId));
  const booked = lines.filter(({ kind }) => kind === 'booked');
  const price = partPrice(
    booking.price,
    booked.map(({ done: count }) => count),
  );
  const additionsPaise = additions
    .filter(({ additionId, state }) => state === 'approved' && done.has(additionId))
    .reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  return {
    price,
    additionsPaise,
    agreedPaise: billPaise(booking),
    billPaise: price.totalCheckoutValue + additionsPaise,
  };
}

/** As both sides read it. */
export const sumsOf = (
  bill: Pick<PartBill, 'agreedPaise' | 'billPaise'>,
  { capturedPaise }: Pick<Agreed['booking'], 'capturedPaise'>,
): StopBill => ({
  agreed: bill.agreedPaise,
  bill: bill.billPaise,
  refund: Math.max(0, capturedPaise - bill.billPaise),
  due: Math.max(0, bill.billPaise - capturedPaise),
});

/** For safety it ends at once; else the other side is asked. */
export const mustAgree = (reason: StopReason): boolean => reason !== 'safety';

/**
 * Where the customer ends it for safety the partner has not been heard: the agreed bill stays, nothing is to be paid of it
 * before the dispute is decided, and staff take off what was not done.
 */
export const staysWhole = (by: Stopper, reason: StopReason): boolean =>
  by === 'customer' && reason === 'safety';
