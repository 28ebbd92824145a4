import type { PaymentMode } from '../booking.rules.ts';

/** How many bookings of one customer may be open at once. */
export interface OpenCaps {
  /** Waiting for their payment; a time held in the cart counts as one. */
  readonly unpaid: number;
  /** To be paid in cash, also work that is done and not paid. */
  readonly cash: number;
  readonly all: number;
}

/** A row of `setting` under `booking.caps` may replace any of it. */
export interface CapRules {
  /** Completed and paid bookings from which a customer is established, and trusted. */
  readonly establishedFrom: number;
  readonly trustedFrom: number;
  readonly newcomer: OpenCaps;
  readonly established: OpenCaps;
  readonly trusted: OpenCaps;
}

export const defaultCapRules: CapRules = {
  establishedFrom: 1,
  trustedFrom: 5,
  newcomer: { unpaid: 2, cash: 2, all: 3 },
  established: { unpaid: 3, cash: 4, all: 6 },
  trusted: { unpaid: 5, cash: 8, all: 12 },
};

/** What a customer has open, and how it went before. */
export interface OpenCounts extends OpenCaps {
  readonly completed: number;
  /** Cancelled so late that it cost something, or not there when the professional came. */
  readonly broken: number;
}

export function capsFor({ completed, broken }: OpenCounts, rules: CapRules): OpenCaps {
  if (completed >= rules.trustedFrom && broken === 0) return rules.trusted;
  return completed >= rules.establishedFrom ? rules.established : rules.newcomer;
}

/** Which cap one more would pass, the narrowest first; null: it may be. */
export function capPassed(
  counts: OpenCounts,
  action: PaymentMode | 'hold',
  caps: OpenCaps,
): keyof OpenCaps | null {
  if (action === 'cash' && counts.cash >= caps.cash) return 'cash';
  if (action !== 'cash' && counts.unpaid >= caps.unpaid) return 'unpaid';
  return counts.all >= caps.all ? 'all' : null;
}
