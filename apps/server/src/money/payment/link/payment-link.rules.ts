import type { PaymentRules } from '../payment.rules.ts';

const minuteMs = 60_000;

/** Until when a link can be paid. */
export const linkExpiresAt = (now: Date, { linkHours }: Pick<PaymentRules, 'linkHours'>): Date =>
  new Date(now.getTime() + linkHours * 60 * minuteMs);

/** In how many seconds a link may be sent again; 0: now. Null: it was sent often enough. */
export function secondsUntilSend(
  { linkSends, linkSentAt }: { readonly linkSends: number; readonly linkSentAt: Date | null },
  now: Date,
  { linkSendMinutes, linkSendsMost }: Pick<PaymentRules, 'linkSendMinutes' | 'linkSendsMost'>,
): number | null {
  if (linkSends >= linkSendsMost) return null;
  if (!linkSentAt) return 0;
  return Math.max(0, Math.ceil((linkSentAt.getTime() + linkSendMinutes * minuteMs - now.getTime()) / 1000));
}
