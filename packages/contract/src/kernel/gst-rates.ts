/** The rates of GST on services and works, by the day of the supply (CGST Act 2017, section 9). */

interface GstRates {
  /** The first day in Asia/Kolkata. */
  readonly from: string;
  readonly percents: readonly number[];
}

const dated: readonly GstRates[] = [
  // Notification 11/2017-Central Tax (Rate).
  { from: '2017-07-01', percents: [0, 5, 12, 18, 28] },
  // 56th GST Council, notification 15/2025-Central Tax (Rate): 12 and 28 ended, 40 began.
  { from: '2025-09-22', percents: [0, 5, 18, 40] },
];

/** What can be charged on a day; before the first of July 2017 there was no GST. */
export const gstRatesOn = (day: string): readonly number[] =>
  dated.findLast(({ from }) => from <= day)?.percents ?? [];

/** Each rate that there ever was, the lowest first. */
export const everyGstRate: readonly number[] = [
  ...new Set(dated.flatMap(({ percents }) => percents)),
].toSorted((one, other) => one - other);
