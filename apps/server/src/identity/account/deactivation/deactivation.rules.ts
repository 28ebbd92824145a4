/** The days between the request and the deactivation, in which the person can withdraw it. */
export const graceDays = 7;

export function takesEffectAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + graceDays * 24 * 3_600_000);
}
