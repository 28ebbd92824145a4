/** How long somebody who asked to leave may think it over. */
export const graceDays = 7;

export function takesEffectAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + graceDays * 24 * 3_600_000);
}
