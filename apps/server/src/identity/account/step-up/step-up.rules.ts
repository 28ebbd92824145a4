const minute = 60_000;

/** How long a confirmed code lasts: long enough for one form, too short for a phone left on the table. */
export const stepUpGrantMs = 10 * minute;

export function isSteppedUp(session: { readonly steppedUpUntil: Date | null }, now: Date): boolean {
  return session.steppedUpUntil !== null && now < session.steppedUpUntil;
}

/** Enough to know which phone or mailbox to reach for. */
export function hiddenContact(owner: {
  readonly mobileNumber: string;
  readonly email: string | null;
}): string {
  if (owner.mobileNumber !== '') return `••••• •${owner.mobileNumber.slice(-4)}`;
  const [name = '', domain = ''] = (owner.email ?? '').split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
