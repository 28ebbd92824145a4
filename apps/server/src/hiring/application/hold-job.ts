import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import { distanceMetres } from '@nukkad/contract/places/geography/distance';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { JobFacts } from '../job/index.ts';
import type { CandidateCard } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { KnownPlaces } from '../../places/geography/index.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { type MatchFacts, matchFactsOf, scoreOf } from './match.rules.ts';

/** An open job, which stays open until the transaction ends; it says what it pays. */
export type HeldJob = JobFacts & { readonly wageFrom: number; readonly wageTo: number };

/** `by`: the business whose job it has to be; null: anyone's. */
export async function holdJob(
  { job }: Pick<ApplicationDependencies, 'job'>,
  tx: Tx,
  jobId: string,
  by: string | null = null,
): Promise<HeldJob> {
  const held = await job.holdOpenJob(tx, jobId);
  const known = held ?? (await job.jobCards(tx, [jobId])).get(jobId);
  if (by !== null && known?.organisationId !== by) return refuse(jobErrors.job_not_found);
  if (held && held.wageFrom !== null && held.wageTo !== null)
    return { ...held, wageFrom: held.wageFrom, wageTo: held.wageTo };
  // A draft is its employer's business alone.
  const wasPublished = known !== undefined && known.publishedAt !== null && known.status !== 'deleted';
  return refuse(wasPublished ? applicationErrors.application_job_closed : jobErrors.job_not_found);
}

/** What a person says of themselves; null until it is complete. */
export async function readApplicant(
  { candidate }: Pick<ApplicationDependencies, 'candidate'>,
  reader: Reader,
  userId: string,
): Promise<CandidateCard | null> {
  const [cards, isComplete] = await Promise.all([
    candidate.candidateCards(reader, [userId], { shownFully: new Set(), lang: 'en' }),
    candidate.isComplete(reader, userId),
  ]);
  return isComplete ? (cards.get(userId) ?? null) : null;
}

/** How well the person fits the job, from what both say now. */
export function matchOf(
  job: HeldJob,
  card: CandidateCard,
  places: KnownPlaces,
): MatchFacts & { readonly matchScore: number } {
  const [home, work] = [card.place?.pincode, job.pincode].map((pincode) => places.ofPincode(pincode ?? ''));
  const distance = home && work ? Math.round(distanceMetres(home, work)) : null;
  const facts = matchFactsOf(job, card, distance);
  return { ...facts, matchScore: scoreOf(facts) };
}
