import type { ApplicantCounts, WageUnit } from '@nukkad/contract/hiring/job/job.model';
import type { JobStatus } from '@nukkad/contract/hiring/job/job.noun';
import type { JobQuestion } from '@nukkad/contract/hiring/job/question.model';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SkillInterface } from '../skill/index.ts';

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

/** What other domains may ask of jobs. */
export interface JobInterface {
  /** Null: there is none, or candidates may not apply now. */
  openJob(reader: Reader, jobId: string): Promise<JobFacts | null>;
  /** As `openJob`, and it stays open until the transaction ends; several may hold it at once. */
  holdOpenJob(tx: Tx, jobId: string): Promise<JobFacts | null>;
  /** Whatever their status; those that there are not are left out. */
  jobCards(reader: Reader, jobIds: readonly string[]): Promise<ReadonlyMap<string, JobFacts>>;
  /** The first shortlist of a job stops its 72-hour clock; later ones change nothing. */
  noteShortlist(tx: Tx, jobId: string, at: Date): Promise<void>;
  /** Null: the business has a job of this trade that is not over, or as many jobs as it may have. */
  draftForDemand(tx: Tx, draft: DraftedJob, now: Date): Promise<string | null>;
  /** Answered by applications. */
  readonly applicants: ExtensionPoint<CountApplicants>;
}

export interface JobInterfaces {
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'isActive'>;
  readonly geography: Pick<GeographyInterface, 'locate' | 'cityNames' | 'stateNames'>;
  readonly skill: SkillInterface;
}

export interface JobDependencies extends JobInterfaces, Pick<JobInterface, 'applicants'> {
  readonly platform: Platform;
}
