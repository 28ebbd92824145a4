import type { WageCheck } from '@nukkad/contract/hiring/job/job.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import type { Taxonomy } from '../skill/index.ts';
import type { JobDependencies, OfferedWage } from './job.interface.ts';
import { type JobRow, findJob } from './job.store.ts';
import { type LeastWage, isBelow, isFarBelow, leastWage } from './minimum-wage.rules.ts';
import { type Held, heldWords } from './moderation.rules.ts';
import { questionsOf } from './questions.ts';

type Paid = Pick<
  JobRow,
  'tradeId' | 'stateCode' | 'pincode' | 'wageUnit' | 'wageFromPaise' | 'employmentType'
>;

/** Null: no place yet, or pay that the minimum of a whole month is not the measure of. */
export function leastWageOf(job: Paid, taxonomy: Taxonomy, now: Date): LeastWage | null {
  const isMeasured =
    job.employmentType !== 'apprentice' && (job.employmentType !== 'part_time' || job.wageUnit === 'day');
  if (job.pincode === null || !isMeasured) return null;
  const level = taxonomy.tradeOf(job.tradeId)?.wageLevel ?? 'unskilled';
  return leastWage({ stateCode: job.stateCode, level, unit: job.wageUnit }, istDay(now));
}

/** All that staff would look at in this job. */
export function heldIn(row: JobRow, taxonomy: Taxonomy, now: Date): readonly Held[] {
  const asked = questionsOf(row).flatMap(({ question, options }) => [question, ...options]);
  const least = leastWageOf(row, taxonomy, now);
  const isTooLow = least !== null && row.wageFromPaise !== null && isFarBelow(row.wageFromPaise, least);
  return [
    ...heldWords([row.title, row.description, row.hours, ...asked]),
    ...(isTooLow ? [{ reason: 'far_below_minimum' as const, found: '' }] : []),
  ];
}

/** The same without what staff have found to be in order. */
export const newlyHeld = (row: JobRow, taxonomy: Taxonomy, now: Date): readonly Held[] =>
  heldIn(row, taxonomy, now).filter(({ reason }) => !row.approvedReasons.includes(reason));

/** The minimum beside what is paid, with the name of its state. */
export async function presentLeastWage(
  { geography }: Pick<JobDependencies, 'geography'>,
  reader: Reader,
  { stateCode, paise, unit, level, from, source }: LeastWage,
  wageFromPaise: number | null,
): Promise<WageCheck> {
  const names = await geography.stateNames(reader, stateCode === null ? [] : [stateCode]);
  const least = { paise, unit, level, stateCode, from, source };
  return {
    least: paise,
    unit,
    level,
    stateName: names.get(stateCode ?? '') ?? '',
    from,
    source,
    below: wageFromPaise !== null && isBelow(wageFromPaise, least),
  };
}

/** What may be paid for the work of a job at least, beside what is offered for it. */
export async function checkOfferedWage(
  deps: Pick<JobDependencies, 'geography' | 'skill'>,
  reader: Reader,
  { jobId, wageUnit, wagePaise }: OfferedWage,
  now: Date,
): Promise<WageCheck | null> {
  const [row, taxonomy] = await Promise.all([findJob(reader, jobId), deps.skill.taxonomy()]);
  const least = row && leastWageOf({ ...row, wageUnit }, taxonomy, now);
  return least ? presentLeastWage(deps, reader, least, wagePaise) : null;
}
