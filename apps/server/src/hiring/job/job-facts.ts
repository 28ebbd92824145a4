import type { Reader, Tx } from '../../platform/db/database.ts';
import type { JobDependencies, JobFacts, JobInterface } from './job.interface.ts';
import { fillPlace, holdPlaces, placesLeftOf } from './fill-place.ts';
import { draftForDemand } from './draft-for-demand.ts';
import { listEmployers, readClocks } from './job-figures.store.ts';
import { isOpenNow, mostOpenJobs } from './job.rules.ts';
import {
  type JobRow,
  countOpenOf,
  findJob,
  holdJob,
  isClockRunning,
  listJobsById,
  listOpenOf,
  lockJob,
  organisationsOf,
} from './job.store.ts';
import { jobTransitions } from './job.transitions.ts';
import { heldWords } from './moderation.rules.ts';
import { jobTeam } from './job-team.ts';
import { listNewRows } from './new-open-jobs.ts';
import { presentOpenJobs } from './open-job.presenter.ts';
import { questionsOf } from './questions.ts';
import { checkOfferedWage } from './wage.ts';

const factsOf = (row: JobRow, companyName: string, isOpen: boolean): JobFacts => ({
  jobId: row.jobId,
  organisationId: row.organisationId,
  companyName,
  tradeId: row.tradeId,
  title: row.title,
  status: row.status,
  isOpen,
  openings: row.openings,
  placesLeft: placesLeftOf(row),
  skillIds: row.skillIds,
  experienceMonths: row.experienceMonths,
  wageUnit: row.wageUnit,
  wageFrom: row.wageFromPaise,
  wageTo: row.wageToPaise,
  shift: row.shift,
  locality: row.locality,
  pincode: row.pincode,
  cityCode: row.cityCode || null,
  questions: questionsOf(row),
  publishedAt: row.publishedAt,
  expiresAt: row.expiresAt,
  firstShortlistAt: row.firstShortlistAt,
});

/** Jobs of a business that does not work now are not open. Whose they are is asked beside them. */
async function readFacts(
  { partner, platform }: JobDependencies,
  reader: Reader,
  jobIds: readonly string[],
  reading: Promise<readonly JobRow[]>,
): Promise<ReadonlyMap<string, JobFacts>> {
  const [rows, found] = await Promise.all([
    reading,
    partner.getOrganisations(reader, organisationsOf(jobIds)),
  ]);
  const now = platform.clock.now();
  const facts = rows.map((row) => {
    const business = found.get(row.organisationId);
    const isOpen = business !== undefined && partner.isActive(business) && isOpenNow(row, now);
    return factsOf(row, business?.companyName ?? '', isOpen);
  });
  return new Map(facts.map((one) => [one.jobId, one]));
}

/** Of two first ones the second finds the time of the other. */
async function noteShortlist(tx: Tx, jobId: string, at: Date): Promise<void> {
  const allowed = jobTransitions.allowSystem(jobTransitions.verb.stopClock, await lockJob(tx, jobId));
  if (!allowed || allowed.row.firstShortlistAt !== null) return;
  const changes = { firstShortlistAt: at };
  await jobTransitions.move(tx, allowed, { now: at, to: allowed.row.status, changes });
}

/** What applications ask of jobs. */
export function jobFacts(deps: JobDependencies): Omit<JobInterface, 'applicants' | 'ratings'> {
  const { platform } = deps;
  const openOf = async (reader: Reader, jobId: string, reading: Promise<JobRow | null | undefined>) => {
    const rows = reading.then((row) => (row ? [row] : []));
    const facts = (await readFacts(deps, reader, [jobId], rows)).get(jobId);
    return facts?.isOpen ? facts : null;
  };
  return {
    openJob: (reader, jobId) => openOf(reader, jobId, findJob(reader, jobId)),
    holdOpenJob: (tx, jobId) => openOf(tx, jobId, holdJob(tx, jobId)),
    jobCards: async (reader, jobIds) =>
      jobIds.length === 0 ? new Map() : readFacts(deps, reader, jobIds, listJobsById(reader, jobIds)),
    newOpenJobs: async (reader, sought, span, limit) => {
      const rows = await listNewRows(deps, reader, sought, span, limit);
      const ids = rows.map(({ jobId }) => jobId);
      const facts = ids.length === 0 ? new Map() : await readFacts(deps, reader, ids, Promise.resolve(rows));
      return [...facts.values()].filter(({ isOpen }) => isOpen);
    },
    holdsWords: (words) => heldWords([words]).length > 0,
    checkOfferedWage: (reader, offered, now) => checkOfferedWage(deps, reader, offered, now),
    isClockRunning,
    noteShortlist,
    holdPlaces,
    notePlaceFilled: fillPlace,
    openJobsOf: async (reader, organisationId) => {
      const rows = await listOpenOf(reader, organisationId, {
        now: platform.clock.now(),
        limit: mostOpenJobs,
      });
      return presentOpenJobs(deps, reader, rows, { lang: 'en', place: null });
    },
    countOpenOf: (reader, organisationId) => countOpenOf(reader, organisationId, platform.clock.now()),
    clocks: { read: readClocks, listEmployers },
    team: jobTeam(deps),
    draftForDemand: (tx, draft, now) => draftForDemand(deps, tx, draft, now),
  };
}
