import type { EarningSummary, OwnEarnings } from '@nukkad/contract/money/earning/earning.model';
import type { PeriodWindow } from '@nukkad/contract/money/earning/period.query';
import { istDay } from '@nukkad/contract/kernel/time';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { EarningDependencies } from './earning.interface.ts';
import { organisationOf, professionalOf } from './earning.policy.ts';
import { type SumOfTime, sumOf } from './earning.rules.ts';
import { type OwnDay, listOwnDays, listSums } from './earning-sums.store.ts';
import { byKindOf, seriesOf } from './series.rules.ts';
import {
  type AskedPeriod,
  type Days,
  instantsOf,
  isWithin,
  periodOf,
  previousOf,
  stepOf,
} from './period.rules.ts';

const within = (rows: readonly SumOfTime[], days: Days) => rows.filter(({ day }) => isWithin(day, days));

/** What was earned in a period, beside the one before: one statement. */
export async function readSummary(
  { platform }: EarningDependencies,
  { viewer, now, input: { query } }: SignedInCall<{ query: AskedPeriod }>,
): Promise<EarningSummary> {
  const organisationId = organisationOf(viewer);
  const today = istDay(now);
  const window: PeriodWindow = query.window ?? 'week';
  const period = periodOf(query, today);
  const previous = previousOf(window, period, today);
  const step = stepOf(period);
  const times = { from: instantsOf(previous).from, to: instantsOf(period).to };
  const rows = await listSums(platform.db, {
    organisationId,
    step: step === 'hour' ? 'hour' : 'day',
    ...times,
  });
  const present = within(rows, period);
  return {
    window,
    period,
    previous,
    total: sumOf(present),
    previousTotal: sumOf(within(rows, previous)),
    byKind: byKindOf(present),
    step,
    series: seriesOf(present, period, step),
  };
}

function ownSums(rows: readonly OwnDay[], days: Days) {
  const own = rows.filter(({ day }) => isWithin(day, days));
  const sum = (of: 'jobs' | 'value' | 'cash') => own.reduce((total, row) => total + row[of], 0);
  return { jobs: sum('jobs'), value: sum('value'), cash: sum('cash') };
}

/** A professional's own jobs of today, this week and this month: one statement. */
export async function readOwnEarnings(
  { platform }: EarningDependencies,
  { viewer, now }: SignedInCall,
): Promise<OwnEarnings> {
  const own = professionalOf(viewer);
  const today = istDay(now);
  const of = (window: PeriodWindow) => periodOf({ window }, today);
  const [week, month] = [of('week'), of('month')];
  const first = week.from < month.from ? week : month;
  const rows = await listOwnDays(platform.db, {
    ...own,
    from: instantsOf(first).from,
    to: instantsOf(of('today')).to,
  });
  return { today: ownSums(rows, of('today')), week: ownSums(rows, week), month: ownSums(rows, month) };
}
