const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** A day, YYYY-MM-DD, in words. */
export const dayWords = (day: string): string => format.format(new Date(`${day}T12:00:00Z`));

/** From a day on, or from the one to the other. */
export const daysWords = (fromDay: string, toDay: string | null): string =>
  toDay === null ? `From ${dayWords(fromDay)}` : `${dayWords(fromDay)} to ${dayWords(toDay)}`;
