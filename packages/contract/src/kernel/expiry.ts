/** Last days of documents: one rule for those of profiles, employees and candidates. Days are of Asia/Kolkata. */
import { addDays } from './time.ts';

/** So many days before its last day people hear of a document; 0: on that day. */
export const expiryAlertDays = [60, 30, 7, 0] as const;

/** Within so many days an end is near. */
export const nearEndDays = 30;

/** What lists filter by. */
export const expiryStates = ['ending', 'ended'] as const;
export type ExpiryState = (typeof expiryStates)[number];

/** Up to this day an end is near. */
export const nearUntil = (today: string): string => addDays(today, nearEndDays);

/** The last day itself still counts. */
export const hasEnded = (expiresOn: string | null, today: string): boolean =>
  expiresOn !== null && expiresOn < today;

/** Null: valid, or without an end. */
export function expiryOf(expiresOn: string | null, today: string): ExpiryState | null {
  if (hasEnded(expiresOn, today)) return 'ended';
  return expiresOn !== null && expiresOn <= nearUntil(today) ? 'ending' : null;
}

/** Which of the alerts is the newest that is due; null: none yet, or it has ended. */
export function alertDue(expiresOn: string | null, today: string): number | null {
  if (expiresOn === null || hasEnded(expiresOn, today)) return null;
  return expiryAlertDays.findLast((days) => expiresOn <= addDays(today, days)) ?? null;
}
