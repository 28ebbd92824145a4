const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const istMs = 5.5 * hourMs;
const opensAt = 9;

/** Nine in the morning of a day in India, so many days after that of `now`. */
const morningAfter = (now: Date, days: number): string => {
  const midnight = Math.floor((now.getTime() + istMs) / dayMs) * dayMs - istMs;
  return new Date(midnight + days * dayMs + opensAt * hourMs).toISOString();
};

/** The next Monday, never today. */
const daysToMonday = (now: Date): number => {
  const weekday = new Date(now.getTime() + istMs).getUTCDay();
  return (8 - weekday) % 7 || 7;
};

/** The moments that are offered; tomorrow and Monday are the same on a Sunday, and then said once. */
export function snoozeTimes(now: Date) {
  const monday = daysToMonday(now);
  return [
    { name: 'hours', at: new Date(now.getTime() + 3 * hourMs).toISOString() },
    { name: 'tomorrow', at: morningAfter(now, 1) },
    ...(monday === 1 ? [] : [{ name: 'monday', at: morningAfter(now, monday) } as const]),
  ] as const;
}
