import type { PayLaterDebtState, PayLaterState } from '@nukkad/contract/money/pay-later/pay-later.model';
import { istDay } from '@nukkad/contract/kernel/time';

const dayMs = 86_400_000;

/** Terms of paying later; a row of `setting` under `pay_later.rules` may replace any of them. */
export interface PayLaterRules {
  /** It opens after so many finished and paid bookings … */
  readonly firstBookings: number;
  /** … with this limit, … */
  readonly startPaise: number;
  /** … which grows with each further one … */
  readonly growPaise: number;
  /** … up to here. */
  readonly mostPaise: number;
  /** A sum is due so many days after the visit. */
  readonly dueDays: number;
  /** The customer is reminded so many days before. */
  readonly remindDays: number;
  /** The highest limit that one Admin sets without another. */
  readonly secondAdminPaise: number;
}

export const defaultRules: PayLaterRules = {
  firstBookings: 3,
  startPaise: 200_000,
  growPaise: 50_000,
  mostPaise: 1_000_000,
  dueDays: 7,
  remindDays: 2,
  secondAdminPaise: 1_000_000,
};

export interface History {
  /** Finished and paid bookings. */
  readonly closed: number;
  /** Whether a cancellation charge waits to be paid. */
  readonly owesCharge: boolean;
  /** As support set it; null: by the rules. */
  readonly byStaffPaise: number | null;
  readonly usedPaise: number;
  /** Of debts whose day has passed. */
  readonly overduePaise: number;
}

export interface Limit {
  readonly state: PayLaterState;
  readonly limitPaise: number;
  /** What may still be paid later; 0 unless it is open. */
  readonly leftPaise: number;
  readonly bookingsLeft: number;
}

function limitByRules(closed: number, rules: PayLaterRules): number {
  const further = closed - rules.firstBookings;
  return further < 0 ? 0 : Math.min(rules.mostPaise, rules.startPaise + further * rules.growPaise);
}

function stateOf({ overduePaise, owesCharge, byStaffPaise }: History, limitPaise: number): PayLaterState {
  if (overduePaise > 0) return 'overdue';
  if (owesCharge) return 'charge';
  if (limitPaise > 0) return 'open';
  return byStaffPaise === 0 ? 'closed' : 'not_yet';
}

/** What a customer may pay later, from what they paid before or as support set it. */
export function limitOf(history: History, rules: PayLaterRules): Limit {
  const { closed, byStaffPaise, usedPaise } = history;
  const limitPaise = byStaffPaise ?? limitByRules(closed, rules);
  const state = stateOf(history, limitPaise);
  return {
    state,
    limitPaise,
    leftPaise: state === 'open' ? Math.max(0, limitPaise - usedPaise) : 0,
    bookingsLeft: byStaffPaise === null ? Math.max(0, rules.firstBookings - closed) : 0,
  };
}

/** The last second of a day in Asia/Kolkata. */
export const endOfDay = (at: Date): Date =>
  new Date(new Date(`${istDay(at)}T00:00:00+05:30`).getTime() + dayMs - 1000);

/** The end of the day on which a sum of a visit that ended at `at` is due. */
export const dueAfter = (at: Date, { dueDays }: PayLaterRules): Date =>
  endOfDay(new Date(at.getTime() + dueDays * dayMs));

/** Until when a sum must be due to be reminded of at `now`. */
export const remindUntil = (now: Date, { remindDays }: PayLaterRules): Date =>
  endOfDay(new Date(now.getTime() + remindDays * dayMs));

export function debtState(
  { leftPaise, dueAt }: { readonly leftPaise: number; readonly dueAt: Date | null },
  now: Date,
): PayLaterDebtState {
  if (leftPaise === 0) return 'settled';
  if (!dueAt) return 'booked';
  return dueAt < now ? 'overdue' : 'due';
}
