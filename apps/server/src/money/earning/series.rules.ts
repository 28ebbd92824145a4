import type { EarningSummary } from '@nukkad/contract/money/earning/earning.model';
import { type SumOfTime, earnedOf } from './earning.rules.ts';
import { type Days, type Step, barOf, barsOf } from './period.rules.ts';

type Bar = EarningSummary['series'][number];

/** Hours that a chart of one day shows also without a job. */
const [opens, closes] = [8, 20];

const emptyBar = (day: string, hour: number | null): Bar => ({ day, hour, jobs: 0, earned: 0, cash: 0 });

function emptyBars(rows: readonly SumOfTime[], days: Days, step: Step): Bar[] {
  if (step !== 'hour') return barsOf(days, step).map((day) => emptyBar(day, null));
  const hours = rows.map(({ hour }) => hour);
  const [first, last] = [Math.min(opens, ...hours), Math.max(closes, ...hours)];
  return Array.from({ length: last - first + 1 }, (_, index) => emptyBar(days.from, first + index));
}

/** What the chart draws: bars without gaps, each with all that was earned in it. */
export function seriesOf(rows: readonly SumOfTime[], days: Days, step: Step): Bar[] {
  const bars = emptyBars(rows, days, step);
  const keyOf = (day: string, hour: number | null) => `${day} ${hour ?? ''}`;
  const byKey = new Map(bars.map((bar) => [keyOf(bar.day, bar.hour), bar]));
  for (const row of rows) {
    const key = step === 'hour' ? keyOf(row.day, row.hour) : keyOf(barOf(row.day, step, days), null);
    const bar = byKey.get(key);
    if (!bar) continue;
    bar.jobs += row.jobs;
    bar.earned += earnedOf(row);
    bar.cash += row.cash;
  }
  return bars;
}

/** What each kind came to, the largest first. */
export function byKindOf(rows: readonly SumOfTime[]): EarningSummary['byKind'] {
  const sums = new Map<SumOfTime['kind'], { count: number; earned: number }>();
  for (const row of rows) {
    const { count, earned } = sums.get(row.kind) ?? { count: 0, earned: 0 };
    sums.set(row.kind, { count: count + row.count, earned: earned + earnedOf(row) });
  }
  return [...sums]
    .map(([kind, sum]) => ({ kind, ...sum }))
    .toSorted((one, other) => Math.abs(other.earned) - Math.abs(one.earned));
}
