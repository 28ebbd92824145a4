import { getDeskBooking, listDeskBookings } from '@nukkad/contract/market/desk/desk.api';
import { listDisputes } from '@nukkad/contract/market/dispute/dispute-office.api';
import { listOfficeReviews } from '@nukkad/contract/market/review/review-office.api';
import { listOfficeCashRefunds } from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { getBookingLedger } from '@nukkad/contract/money/ledger/office-ledger.api';
import { listOfficePayments } from '@nukkad/contract/money/payment/office-payment.api';
import { listOfficePayouts } from '@nukkad/contract/money/payout/payout-admin.api';
import type { LiveList } from '@nukkad/contract/office/backoffice/office.live';
import { listIncidentChoices } from '@nukkad/contract/talk/support/incident-handling.api';
import { getOfficeIncident, listOfficeIncidents } from '@nukkad/contract/talk/support/incident.api';
import { type Kept, keyOf, renew } from '../asked.ts';
import { queryClient } from '../query-client.ts';

/** Several messages of one move are one refresh; a busy city refreshes a list no more often than this. */
const pauseMs = 2_000;

const lists: Readonly<Record<LiveList, Kept>> = {
  payments: listOfficePayments,
  payouts: listOfficePayouts,
  'cash-refunds': listOfficeCashRefunds,
  reviews: listOfficeReviews,
};

/** What a booking's move may change besides the booking itself. */
const ofBookings = [
  listDeskBookings,
  listDisputes,
  listOfficeIncidents,
  getOfficeIncident,
  listIncidentChoices,
];

/** Of the story of one booking. */
const ofStory = (bookingId: string): readonly Kept[] => [
  keyOf(getDeskBooking, { params: { bookingId } }),
  keyOf(getBookingLedger, { params: { bookingId } }),
  // The pages of a list are kept under more than what they are asked for by.
  keyOf(listOfficePayments, { query: { bookingId } }).slice(0, 3),
  keyOf(listOfficeCashRefunds, { query: { bookingId } }),
];

let waiting = new Set<Kept>();
let all = false;
const listeners = new Set<() => void>();
let timer: number | undefined;
let refreshedAt = 0;

/** Nothing moves below the hands of a person who types or decides. */
function isBusy(): boolean {
  const at = document.activeElement;
  const typing = at instanceof HTMLElement && (at.matches('input, textarea, select') || at.isContentEditable);
  return typing || document.querySelector('[role="dialog"]') !== null;
}

function flush(): void {
  timer = undefined;
  if (isBusy()) return later();
  void (all ? queryClient.invalidateQueries() : renew(...waiting));
  waiting = new Set();
  all = false;
  refreshedAt = Date.now();
  for (const listener of listeners) listener();
}

function later(): void {
  timer ??= window.setTimeout(flush, pauseMs);
}

function note(kept: readonly Kept[]): void {
  for (const one of kept) waiting.add(one);
  later();
}

/** What no screen shows is not asked for. */
export const hearList = (list: LiveList) => note([lists[list]]);

/** One booking moved, and what lists it. */
export const hearBooking = (bookingId: string) => note([...ofBookings, ...ofStory(bookingId)]);

/** The connection was away: all that is on the screen may be old. */
export function hearAll(): void {
  all = true;
  later();
}

/** When the screen was last brought up to date by itself; 0: not yet. */
export const lastRefresh = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  at: () => refreshedAt,
};
