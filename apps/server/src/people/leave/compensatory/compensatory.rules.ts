/** How much leave work on a day off makes, and whether it is too late for it. */

interface WorkedHours {
  readonly workedMinutes: number;
  readonly fullDayMinutes: number;
  readonly halfDayMinutes: number;
}

/** So many half days as its hours make; less than half a day earns nothing. */
export function halvesFor({ workedMinutes, fullDayMinutes, halfDayMinutes }: WorkedHours): 0 | 1 | 2 {
  if (workedMinutes >= fullDayMinutes) return 2;
  return workedMinutes >= halfDayMinutes ? 1 : 0;
}

/** Its overtime is on a confirmed payslip; `confirmedTo`, YYYY-MM-DD: the last day of the months that are. */
export const isPaid = (day: string, confirmedTo: string | null): boolean =>
  confirmedTo !== null && day <= confirmedTo;
