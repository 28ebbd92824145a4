import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import { distanceMetres } from '@nukkad/contract/places/geography/distance';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { JobFacts } from '../job/index.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { type MatchFacts, matchFactsOf, scoreOf } from './match.rules.ts';

/** An open job, which stays open until the transaction ends; it says what it pays. */
export type HeldJob = JobFacts & { readonly wageFrom: number; readonly wageTo: number };

export async function holdJob(
  { job }: Pick<ApplicationDependencies, 'job'>,
  tx: Tx,
  jobId: string,
): Promise<HeldJob> {
  const held = await job.holdOpenJob(tx, jobId);
  if (held && held.wageFrom !== null && held.wageTo !== null)
    return { ...held, wageFrom: held.wageFrom, wageTo: held.wageTo };
  const known = (await job.jobCards(tx, [jobId])).get(jobId);
  // A draft is its employer's business alone.
  const wasPublished = known !== undefined && known.publishedAt !== null && known.status !== 'deleted';
  return refuse(wasPublished ? applicationErrors.application_job_closed : jobErrors.job_not_found);
}

async function distanceBetween(
  { geography }: Pick<ApplicationDependencies, 'geography'>,
  reader: Reader,
  from: string | null,
  to: string | null,
): Promise<number | null> {
  if (from === null || to === null) return null;
  const [a, b] = await Promise.all([geography.locate(reader, from), geography.locate(reader, to)]);
  return a && b ? Math.round(distanceMetres(a, b)) : null;
}

/** How well the person fits the job, from what both say now. */
export async function readMatch(
  deps: ApplicationDependencies,
  reader: Reader,
  job: HeldJob,
  userId: string,
): Promise<MatchFacts & { readonly matchScore: number }> {
  const cards = await deps.candidate.candidateCards(reader, [userId], { shownFully: new Set(), lang: 'en' });
  const card = cards.get(userId);
  if (!card) return refuse(applicationErrors.application_profile_incomplete);
  const distance = await distanceBetween(deps, reader, card.place?.pincode ?? null, job.pincode);
  const facts = matchFactsOf(job, card, distance);
  return { ...facts, matchScore: scoreOf(facts) };
}
