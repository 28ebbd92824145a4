import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';

/** Several messages of one move are one refresh; a busy city refreshes a list no more often than this. */
const pauseMs = 2_000;

/** What a booking's move may change besides the booking itself. */
const ofBookings = ['bookings', 'disputes', 'incidents'] as const;
/** Of the story of one booking. */
const ofStory = (bookingId: string): QueryKey[] => [
  ['booking', bookingId],
  ['ledger', bookingId],
  ['payments', 'booking', bookingId],
  ['cash-refunds', 'booking', bookingId],
  ['incidents', 'booking', bookingId],
];

const waiting = new Map<string, QueryKey>();
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
  const keys = [...waiting.values()];
  waiting.clear();
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  refreshedAt = Date.now();
  for (const listener of listeners) listener();
}

function later(): void {
  timer ??= window.setTimeout(flush, pauseMs);
}

const note = (queryKey: QueryKey) => void waiting.set(JSON.stringify(queryKey), queryKey);

/** A list changed, or one booking and what lists it. What no screen shows is not asked for. */
export function hear(list: string, bookingId?: string): void {
  for (const one of list === 'bookings' ? ofBookings : [list]) note([one]);
  if (bookingId) for (const key of ofStory(bookingId)) note(key);
  later();
}

/** The connection was away: all that is on the screen may be old. */
export function hearAll(): void {
  note([]);
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
