const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** So long a link to confirm works, and so long an address that no one confirmed is kept. */
export const confirmDays = 7;
/** So long an address that was unsubscribed is kept, as a proof that it was. */
export const keptDays = 30;
/** An address gets no second mail before. */
const mailPauseMinutes = 10;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** Whether another confirmation goes to an address that waits for one already. */
export const mayMailAgain = ({ mailedAt }: { readonly mailedAt: Date }, now: Date): boolean =>
  now.getTime() - mailedAt.getTime() >= mailPauseMinutes * minuteMs;

interface Asked {
  readonly askedAt: Date;
}

/** A link of this asking, and not too old. An address that left and asked anew is confirmed by the newer link alone. */
export const isLinkGood = ({ askedAt }: Asked, issuedAt: Date, now: Date): boolean =>
  issuedAt >= askedAt && issuedAt >= daysBefore(now, confirmDays);
