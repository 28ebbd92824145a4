import { istDay } from '@nukkad/contract/kernel/time';

/** The months of a report (YYYY-MM), the present one last: also those without a row have their place in its chart. */
export function monthsOf(count: string): readonly string[] {
  const today = istDay(new Date());
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: Number(count) }, (_, at) => {
    const month = last - Number(count) + 1 + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** November 2026, of YYYY-MM. */
export const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00.000Z`),
  );

/** Nov, below a bar. */
export const shortMonth = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00.000Z`),
  );

/** Half days as days: 2.5. */
export const daysOf = (halves: number, locale: string): string =>
  (halves / 2).toLocaleString(locale, { maximumFractionDigits: 1 });

/** Attended of due as per cent; null: nothing was due. */
export const shareOf = (attended: number, due: number): number | null =>
  due === 0 ? null : Math.round((attended / due) * 1_000) / 10;

export const percent = (share: number | null, locale: string): string =>
  share === null ? '–' : `${share.toLocaleString(locale)} %`;

/** Rows with the same value of one key added up, in the order in which they first come. */
export function sumBy<Row, Sum>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  add: (sum: Sum | undefined, row: Row) => Sum,
): readonly (readonly [key: string, sum: Sum])[] {
  const sums = new Map<string, Sum>();
  for (const row of rows) sums.set(keyOf(row), add(sums.get(keyOf(row)), row));
  return [...sums];
}
