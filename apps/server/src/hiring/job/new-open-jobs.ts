import type { Point } from '@nukkad/contract/places/geography/distance';
import type { Reader } from '../../platform/db/database.ts';
import { radiusAround, wantedOf } from './find-open-jobs.ts';
import type { JobDependencies, SoughtJobs } from './job.interface.ts';
import { spotOf } from '../../platform/search/spot.rules.ts';
import { monthWage } from './job.rules.ts';
import { type JobRow, listJobsById } from './job.store.ts';
import { ofBusiness } from './open-job.presenter.ts';
import { listNewest } from './open-jobs.store.ts';

interface Span {
  readonly since: Date;
  readonly until: Date;
}

/** Undefined: a PIN code that there is no more, where no job is. */
async function placeOf(
  { geography }: JobDependencies,
  reader: Reader,
  { pincode }: SoughtJobs,
): Promise<Point | null | undefined> {
  return pincode === null ? null : ((await geography.locate(reader, pincode)) ?? undefined);
}

/** Rows of open jobs that were published in the span, as the search of everyone finds them. */
export async function listNewRows(
  deps: JobDependencies,
  reader: Reader,
  sought: SoughtJobs,
  { since, until }: Span,
  limit: number,
): Promise<readonly JobRow[]> {
  const [place, taxonomy] = await Promise.all([placeOf(deps, reader, sought), deps.skill.taxonomy(reader)]);
  if (place === undefined) return [];
  const { words: q, tradeId, withinKm, wageUnit, wageLeastPaise, shift, employmentType } = sought;
  const filter = {
    now: deps.platform.clock.now(),
    ...wantedOf({ q, tradeId: tradeId ?? undefined }, taxonomy),
    spot: place && spotOf(place),
    radius: place ? radiusAround(place, withinKm ?? undefined) : 0,
    shift: shift ?? undefined,
    employmentType: employmentType ?? undefined,
    since,
    wageLeast: wageLeastPaise === null ? null : monthWage(wageLeastPaise, wageUnit ?? 'month'),
  };
  const found = await listNewest(reader, filter, {
    after: null,
    limit,
    business: ofBusiness(deps),
    byTrade: false,
  });
  const ids = found.filter(({ by }) => by > since && by <= until).map(({ jobId }) => jobId);
  const rows = new Map((await listJobsById(reader, ids)).map((row) => [row.jobId, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
