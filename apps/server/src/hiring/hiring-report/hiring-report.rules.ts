import {
  type ApplicationSource,
  applicationSources,
} from '@nukkad/contract/hiring/application/application-source';
import {
  type AnswerSpan,
  type HiringEnd,
  type HiringFigure,
  type HiringKey,
  type HiringPart,
  type HiringStage,
  answerSpans,
  clockStates,
  hiringEnds,
  hiringStages,
} from '@nukkad/contract/hiring/hiring-report/hiring-report.model';

const dayMs = 86_400_000;

/** So many days before now. */
export const sinceDays = (now: Date, days: string): Date => new Date(now.getTime() - Number(days) * dayMs);

/** Applications that have all of this in common. */
interface Counted {
  readonly source: ApplicationSource | null;
  /** 1 applied to 6 hired. */
  readonly stage: number | null;
  readonly span: AnswerSpan | null;
  readonly end: HiringEnd | null;
  readonly count: number;
}

interface CohortCounts {
  readonly counted: readonly Counted[];
}

interface StageTime {
  readonly stage: HiringStage;
  readonly count: number;
  readonly hours: number | null;
}

type JobClocks = Readonly<Record<(typeof clockStates)[number], number>>;

const countOf = (counted: readonly Counted[], fits: (one: Counted) => boolean): number =>
  counted.filter(fits).reduce((sum, { count }) => sum + count, 0);

const figure = (
  part: HiringPart,
  key: HiringKey,
  count: number,
  more: Partial<HiringFigure> = {},
): HiringFigure => ({ part, key, count, hired: null, hours: null, ...more });

/** One decimal. */
export const inTenths = (hours: number | null): number | null =>
  hours === null ? null : Math.round(hours * 10) / 10;

const hiredStage = hiringStages.length;

/** A stage holds those who came further as well, so that none is larger than the one before it. */
const funnelOf = (counted: readonly Counted[]) =>
  hiringStages.map((key, place) =>
    figure(
      'funnel',
      key,
      countOf(counted, ({ stage }) => (stage ?? 1) > place),
    ),
  );

const timesOf = (times: readonly StageTime[]) =>
  hiringStages.slice(0, -1).map((key) => {
    const found = times.find(({ stage }) => stage === key);
    return figure('time', key, found?.count ?? 0, { hours: inTenths(found?.hours ?? null) });
  });

/** Those that are not known only where there are some. */
const sourcesOf = (counted: readonly Counted[]) =>
  [...applicationSources, 'unknown' as const].flatMap((key) => {
    const own = counted.filter(({ source }) => (source ?? 'unknown') === key);
    const count = countOf(own, () => true);
    const hired = countOf(own, ({ stage }) => stage === hiredStage);
    return count === 0 && key === 'unknown' ? [] : figure('source', key, count, { hired });
  });

const spansOf = (counted: readonly Counted[]) =>
  answerSpans.map((key) =>
    figure(
      'answer',
      key,
      countOf(counted, ({ span }) => span === key),
    ),
  );

/** The most frequent first; what never happened is left out. */
const endsOf = (counted: readonly Counted[]) =>
  hiringEnds
    .map((key) =>
      figure(
        'end',
        key,
        countOf(counted, ({ end }) => end === key),
      ),
    )
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);

/** All figures, part by part, in the order in which they are shown. */
export const figuresOf = (
  { counted }: CohortCounts,
  times: readonly StageTime[],
  clocks: JobClocks,
): HiringFigure[] => [
  ...funnelOf(counted),
  ...timesOf(times),
  ...sourcesOf(counted),
  ...clockStates.map((key) => figure('clock', key, clocks[key])),
  ...spansOf(counted),
  ...endsOf(counted),
];

export const appliedOf = ({ counted }: CohortCounts): number => countOf(counted, () => true);
