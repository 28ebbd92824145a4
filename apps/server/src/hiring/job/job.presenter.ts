import {
  type ApplicantCounts,
  type Job,
  type OwnJobCard,
  jobLanguages,
} from '@nukkad/contract/hiring/job/job.model';
import type { Reader } from '../../platform/db/database.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { JobDependencies } from './job.interface.ts';
import { canOf, clockOf, standingOf } from './job.rules.ts';
import type { JobRow } from './job.store.ts';
import { jobTransitions } from './job.transitions.ts';
import { type Names, namesFor } from './names.ts';
import { questionsOf } from './questions.ts';
import { listMemberIds } from './job-member.store.ts';
import { leastWageOf, newlyHeld, presentLeastWage } from './wage.ts';

/** Who reads it, when and in which language. */
export interface Seeing {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly lang: Language;
}

const noApplicants: ApplicantCounts = { total: 0, waiting: 0, shortlisted: 0 };
const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Applications are above jobs; without them there are none. */
async function applicantsOf(
  { applicants }: Pick<JobDependencies, 'applicants'>,
  reader: Reader,
  rows: readonly JobRow[],
): Promise<ReadonlyMap<string, ApplicantCounts>> {
  const [count] = applicants.answers;
  const ids = rows.map(({ jobId }) => jobId);
  return count && ids.length > 0 ? count(reader, ids) : new Map();
}

function presentCard(
  row: JobRow,
  names: Names,
  counts: ApplicantCounts,
  { viewer, now }: Seeing,
): OwnJobCard {
  const clock = clockOf(row, now);
  return {
    jobId: row.jobId,
    title: row.title,
    trade: names.trade(row.tradeId),
    status: row.status,
    standing: standingOf(row),
    openings: row.openings,
    placesFilled: row.placesFilled,
    wageUnit: row.wageUnit,
    wageFrom: row.wageFromPaise,
    wageTo: row.wageToPaise,
    locality: row.locality,
    cityName: names.cities.get(row.cityCode) ?? '',
    publishAt: iso(row.publishAt),
    publishedAt: iso(row.publishedAt),
    expiresAt: iso(row.expiresAt),
    renewals: row.renewals,
    isForMembers: row.isForMembers,
    clock: clock && {
      endsAt: clock.endsAt.toISOString(),
      stoppedAt: iso(clock.stoppedAt),
      kept: clock.kept,
    },
    applicants: counts,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    can: canOf(row, jobTransitions.movesOf(viewer, row), now),
  };
}

export async function presentJobCards(
  deps: JobDependencies,
  reader: Reader,
  rows: readonly JobRow[],
  seeing: Seeing,
): Promise<OwnJobCard[]> {
  const [names, counts] = await Promise.all([
    namesFor(deps, reader, rows, seeing.lang),
    applicantsOf(deps, reader, rows),
  ]);
  return rows.map((row) => presentCard(row, names, counts.get(row.jobId) ?? noApplicants, seeing));
}

/** Those whose account was erased are left out. */
async function membersOf(
  { account }: Pick<JobDependencies, 'account'>,
  reader: Reader,
  { jobId, isForMembers }: JobRow,
): Promise<Job['members']> {
  if (!isForMembers) return [];
  const userIds = await listMemberIds(reader, jobId);
  const names = await account.namesOf(reader, userIds);
  return userIds.map((userId) => ({ userId, name: names.get(userId) ?? '' }));
}

/** All that its employer wrote of it, and what staff would say. */
export async function presentJob(
  deps: JobDependencies,
  reader: Reader,
  row: JobRow,
  seeing: Seeing,
): Promise<Job> {
  const [names, counts, members] = await Promise.all([
    namesFor(deps, reader, [row], seeing.lang),
    applicantsOf(deps, reader, [row]),
    membersOf(deps, reader, row),
  ]);
  const least = leastWageOf(row, names.taxonomy, seeing.now);
  return {
    ...presentCard(row, names, counts.get(row.jobId) ?? noApplicants, seeing),
    description: row.description,
    employmentType: row.employmentType,
    skills: names.skills(row.skillIds),
    experienceMonths: row.experienceMonths,
    education: row.education,
    languages: jobLanguages.filter((one) => row.languages.includes(one)),
    shift: row.shift,
    hours: row.hours,
    pincode: row.pincode,
    questions: [...questionsOf(row)],
    held: [...newlyHeld(row, names.taxonomy, seeing.now)],
    rejectReason: row.rejectReason,
    outcome: row.outcome,
    members,
    wageCheck:
      least === null || row.wageFromPaise === null
        ? null
        : await presentLeastWage(deps, reader, least, row.wageFromPaise),
  };
}
