import { istDay } from '@nukkad/contract/kernel/time';

/** Wrong codes that use up one check. */
export const bankTries = 5;
/** Accounts that a partner may give on one day: each costs a rupee. */
const checksADay = 5;

/** The day's count with this check; null: too many today. */
export function countCheck(
  before: { readonly checksOn: string; readonly checksToday: number } | null,
  now: Date,
): { checksOn: string; checksToday: number } | null {
  const checksOn = istDay(now);
  const checksToday = before?.checksOn === checksOn ? before.checksToday + 1 : 1;
  return checksToday > checksADay ? null : { checksOn, checksToday };
}
