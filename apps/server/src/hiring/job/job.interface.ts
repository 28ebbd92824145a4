import type {
  ApplicantCounts,
  EmployerRating,
  OpenJob,
  WageCheck,
  WageUnit,
} from '@nukkad/contract/hiring/job/job.model';
import type { JobStatus } from '@nukkad/contract/hiring/job/job.noun';
import type { JobQuestion } from '@nukkad/contract/hiring/job/question.model';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AskedBy } from '../../platform/viewer.ts';
import type { SkillInterface } from '../skill/index.ts';
import type { listEmployers, readClocks } from './job-figures.store.ts';
import type { JobRow } from './job.store.ts';

/** A job as other domains read it, whatever its status. */
export interface JobFacts {
  readonly jobId: string;
  readonly organisationId: string;
  readonly companyName: string;
  readonly tradeId: string;
  readonly title: string;
  readonly status: JobStatus;
  /** Candidates may apply now. */
  readonly isOpen: boolean;
  readonly openings: number;
  /** What no hire has filled; 0 where the job is over. */
  readonly placesLeft: number;
  readonly skillIds: readonly string[];
  readonly experienceMonths: number;
  readonly wageUnit: WageUnit;
  readonly wageFrom: number | null;
  readonly wageTo: number | null;
  readonly shift: string;
  readonly locality: string;
  readonly pincode: string | null;
  readonly cityCode: string | null;
  /** With the wanted answers: never for candidates. */
  readonly questions: readonly JobQuestion[];
  readonly publishedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly firstShortlistAt: Date | null;
}

/** What open jobs are looked for by; null and empty: any. */
export interface SoughtJobs {
  readonly words: string;
  readonly tradeId: string | null;
  readonly pincode: string | null;
  readonly withinKm: number | null;
  readonly wageUnit: WageUnit | null;
  readonly wageLeastPaise: number | null;
  readonly shift: JobRow['shift'] | null;
  readonly employmentType: JobRow['employmentType'] | null;
}

/** A job that is begun for a business, which finishes and publishes it. */
export interface DraftedJob {
  readonly organisationId: string;
  readonly tradeId: string;
  readonly title: string;
  readonly openings: number;
  readonly pincode: string;
}

/** How many candidates each of the jobs has; one without candidates may be left out. */
export type CountApplicants = (
  reader: Reader,
  jobIds: readonly string[],
) => Promise<ReadonlyMap<string, ApplicantCounts>>;

/** What hired people say of businesses. */
export interface RateEmployers {
  /** One with too little of it is left out. */
  read(reader: Reader, organisationIds: readonly string[]): Promise<ReadonlyMap<string, EmployerRating>>;
  /** For a statement that finds the businesses itself: what `ratingOf` makes a rating of; null: too little. */
  sumsOf(organisationId: Sought<string>): Sought<readonly number[] | null>;
  ratingOf(sums: readonly number[]): EmployerRating;
}

/** Kept, missed or running, of the jobs of a business or of every business. */
export interface JobClocksInterface {
  readonly read: typeof readClocks;
  readonly listEmployers: typeof listEmployers;
}

/** What a business would pay whom it offers a job. */
export interface OfferedWage {
  readonly jobId: string;
  readonly wageUnit: WageUnit;
  readonly wagePaise: number;
}

/** Someone of a business who may see jobs and applicants. */
export interface TeamMember {
  readonly userId: string;
  readonly name: string;
  readonly designation: string;
  /** Null: the owner, where they have no shifts. */
  readonly staffId: string | null;
  readonly isOwner: boolean;
}

/** Who of a team sees a job, and all that belongs to it: the one place that answers it. */
export interface JobTeamInterface {
  /** Jobs of the own business that are for other members of staff; none for anyone else. */
  keptFrom(reader: Reader, by: AskedBy): Promise<readonly string[]>;
  /** Whether this is one of them, for a statement that finds the job itself. */
  isKept(by: AskedBy, jobId: Sought<string>): Sought<boolean>;
  /** The owner, and the staff who may see hiring. */
  of(reader: Reader, organisationId: string): Promise<readonly TeamMember[]>;
  /** Those of them who see this job. */
  listWhoSee(reader: Reader, jobId: string): Promise<readonly TeamMember[]>;
  /** Of these people those who see this job, for news of it; the owner where none of them does. */
  listHeardBy(reader: Reader, jobId: string, userIds: readonly (string | null)[]): Promise<readonly string[]>;
  /** The same calls, whose viewer knows what is kept from them, as the policies of hiring ask. */
  routes(routes: readonly Route[]): readonly Route[];
}

/** What other domains may ask of jobs. */
export interface JobInterface {
  /** Null: there is none, or candidates may not apply now. */
  openJob(reader: Reader, jobId: string): Promise<JobFacts | null>;
  /** As `openJob`, and it stays open until the transaction ends; several may hold it at once. */
  holdOpenJob(tx: Tx, jobId: string): Promise<JobFacts | null>;
  /** Whatever their status; those that there are not are left out. */
  jobCards(reader: Reader, jobIds: readonly string[]): Promise<ReadonlyMap<string, JobFacts>>;
  /** Open jobs that fit, published after `since` and up to `until`, the newest first; at most `limit`. */
  newOpenJobs(
    reader: Reader,
    sought: SoughtJobs,
    span: { readonly since: Date; readonly until: Date },
    limit: number,
  ): Promise<readonly JobFacts[]>;
  /** The minimum wage for its work, beside what an offer pays; null: none is known, or it is not the measure of this work. */
  checkOfferedWage(reader: Reader, offered: OfferedWage, now: Date): Promise<WageCheck | null>;
  /** Words that staff would look at first: they ask candidates for money, or keep people out. */
  holdsWords(words: string): boolean;
  /** No one was shortlisted yet; the statement may find the job itself. What is false stays so. */
  isClockRunning(reader: Reader, jobId: Sought<string>): Promise<boolean>;
  /** The first shortlist of a job stops its 72-hour clock; later ones change nothing. */
  noteShortlist(tx: Tx, jobId: string, at: Date): Promise<void>;
  /** How many places are left, behind a lock until the transaction ends; 0 where the job is over. */
  holdPlaces(tx: Tx, jobId: string): Promise<number>;
  /** A candidate was hired: the last place closes the job. A job that is over stays as it is. */
  notePlaceFilled(tx: Tx, jobId: string, at: Date): Promise<void>;
  /** All open jobs of a business as their pages show them, the newest first. */
  openJobsOf(reader: Reader, organisationId: string): Promise<readonly OpenJob[]>;
  /** How many it has. */
  countOpenOf(reader: Reader, organisationId: string): Promise<number>;
  /** The promise of 72 hours over what was published since then. */
  readonly clocks: JobClocksInterface;
  readonly team: JobTeamInterface;
  /** Null: the business has a job of this trade that is not over, or as many jobs as it may have. */
  draftForDemand(tx: Tx, draft: DraftedJob, now: Date): Promise<string | null>;
  /** Answered by applications. */
  readonly applicants: ExtensionPoint<CountApplicants>;
  /** Answered by hires. */
  readonly ratings: ExtensionPoint<RateEmployers>;
}

export interface JobInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly partner: Pick<
    PartnerInterface,
    'companyNameOf' | 'getOrganisations' | 'isActive' | 'members' | 'rightsOf' | 'statusOf'
  >;
  readonly geography: Pick<GeographyInterface, 'locate' | 'cityNames' | 'knownPlaces' | 'stateNames'>;
  readonly skill: SkillInterface;
}

export interface JobDependencies extends JobInterfaces, Pick<JobInterface, 'applicants' | 'ratings'> {
  readonly platform: Platform;
}
