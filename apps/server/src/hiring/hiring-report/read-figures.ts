import type {
  jobAnalytics as figures,
  listRecruiters as recruiters,
} from '@nukkad/contract/hiring/hiring-report/hiring-report.api';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { isKeptFrom, keptOf, organisationOf } from '../../platform/viewer.ts';
import type { HiringReportDependencies } from './hiring-report.interface.ts';
import { appliedOf, figuresOf, inTenths, sinceDays } from './hiring-report.rules.ts';

interface Asked {
  readonly days: string;
  readonly jobId?: string | undefined;
  readonly recruiterId?: string | undefined;
}

/** Of the own business; a job that is another's is not there. */
async function cohortOf(
  { job, platform: { db } }: HiringReportDependencies,
  { viewer, now }: SignedInCall,
  { days, jobId, recruiterId }: Asked,
) {
  const organisationId = organisationOf(viewer);
  if (jobId !== undefined) {
    const found = (await job.jobCards(db, [jobId])).get(jobId);
    if (found?.organisationId !== organisationId || isKeptFrom(viewer, jobId))
      refuse(jobErrors.job_not_found);
  }
  return { organisationId, from: sinceDays(now, days), jobId, recruiterId, kept: keptOf(viewer) };
}

export async function readFigures(
  deps: HiringReportDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof figures>['query'],
): Promise<EndpointAnswer<typeof figures>> {
  const { application, job, platform } = deps;
  const cohort = await cohortOf(deps, call, asked);
  const [found, erased, times, invitations, clocks] = await readTogether(platform.db, (reader) =>
    Promise.all([
      application.figures.countCohort(reader, cohort),
      application.figures.countErasedApplied(reader, cohort),
      application.figures.readStageTimes(reader, cohort),
      application.figures.countInvitations(reader, cohort),
      job.clocks.read(reader, { ...cohort, now: call.now }),
    ]),
  );
  const counts = { ...found, counted: [...found.counted, ...erased] };
  return {
    items: figuresOf(counts, times, clocks),
    nextCursor: null,
    summary: {
      applied: appliedOf(counts),
      invited: invitations.invited,
      invitationsAccepted: invitations.accepted,
      answerHours: inTenths(counts.answerHours),
      hireHours: inTenths(counts.hireHours),
    },
  };
}

/** By name; who left the business is still named. */
export async function readRecruiters(
  deps: HiringReportDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof recruiters>['query'],
): Promise<EndpointAnswer<typeof recruiters>> {
  const { account, application, platform } = deps;
  const cohort = await cohortOf(deps, call, asked);
  const counted = await application.figures.countByRecruiter(platform.db, cohort);
  const names = await account.namesOf(
    platform.db,
    counted.map(({ userId }) => userId),
  );
  const items = counted
    .map((row) => ({
      ...row,
      fullName: names.get(row.userId) ?? '',
      answerHours: inTenths(row.answerHours),
    }))
    .toSorted((one, other) => one.fullName.localeCompare(other.fullName, 'en'));
  return { items, nextCursor: null };
}
