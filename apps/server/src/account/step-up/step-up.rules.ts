const minute = 60_000;

/** How long a confirmed code lasts: long enough for one form, too short for a phone left on the table. */
export const stepUpGrantMs = 10 * minute;

export function isSteppedUp(session: { readonly steppedUpUntil: Date | null }, now: Date): boolean {
  return session.steppedUpUntil !== null && now < session.steppedUpUntil;
}

/** Enough to know which phone to reach for. */
export function hiddenNumber(mobileNumber: string): string {
  return `••••• •${mobileNumber.slice(-4)}`;
}
