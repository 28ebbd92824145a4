import type { AppliedJob } from '@nukkad/contract/hiring/application/application.model';
import type {
  ApplicationStatus,
  ApplicationStep,
  SteppingVerb,
} from '@nukkad/contract/hiring/application/application.noun';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { CandidateInterface } from '../candidate/index.ts';
import type { JobInterface } from '../job/index.ts';
import type {
  countByEmployer,
  countByRecruiter,
  countCohort,
  countErasedApplied,
  countInvitations,
  readStageTimes,
} from './application-figures.store.ts';

/** Erases what a domain keeps of applications, in the transaction that erases them. */
export type EraseWith = (
  tx: Tx,
  over: Authorized<{ readonly applicationIds: readonly string[] }>,
) => Promise<void>;

/** An application as other domains read it, whatever its status. */
export interface ApplicationFacts {
  readonly applicationId: string;
  readonly applicationNumber: string;
  readonly jobId: string;
  readonly organisationId: string;
  /** The candidate. */
  readonly userId: string;
  readonly status: ApplicationStatus;
  readonly step: ApplicationStep;
  /** As its candidate knows it: also a rejection, once they have heard of it. */
  readonly isOver: boolean;
  readonly appliedAt: Date | null;
  readonly shortlistedAt: Date | null;
  readonly version: number;
}

export type ApplicationSides = Pick<ApplicationFacts, 'userId' | 'organisationId' | 'jobId'>;

/** Of these applications those whose interviews that took place still have a scorecard to come. */
export type MissingScorecards = (
  reader: Reader,
  applicationIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** The other accounts of a person, as the business joined them. */
export type ReadSamePeople = (
  reader: Reader,
  organisationId: string,
  userId: string,
) => Promise<readonly string[]>;

/** Counts over the applications of a business; the caller asks who may see them. */
export interface ApplicationFigures {
  readonly countCohort: typeof countCohort;
  readonly countErasedApplied: typeof countErasedApplied;
  readonly readStageTimes: typeof readStageTimes;
  readonly countInvitations: typeof countInvitations;
  readonly countByRecruiter: typeof countByRecruiter;
  readonly countByEmployer: typeof countByEmployer;
}

/** What a candidate does next, or waits for, while the application is at this step. */
export interface Ahead extends Pick<AppliedJob['next'], 'step' | 'who'> {
  readonly at: Extract<ApplicationStep, 'Interview' | 'Offer'>;
  readonly until: Date | null;
}

/** Of these applications those with an interview ahead, or with an offer. */
export type ReadAhead = (
  reader: Reader,
  applicationIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, Ahead>>;

/** Of these applications those with an interview that has a time, and by when its candidate hears of a rejection at the latest. */
export type ReadTellBy = (
  reader: Reader,
  applicationIds: readonly string[],
  now: Date,
) => Promise<ReadonlyMap<string, Date>>;

/** Reads the person's work record as it is now; what comes back keeps a copy of it, if it says what was shown (`digest`). */
export type ShareRecord = (
  call: SignedInCall,
  digest: string,
) => Promise<(tx: Tx, application: ApplicationFacts) => Promise<void>>;

/** What other domains may ask of applications. */
export interface ApplicationInterface {
  readonly figures: ApplicationFigures;
  /** Answered by interviews; where they are not composed, none took place. */
  readonly interviews: ExtensionPoint<MissingScorecards>;
  /** Answered by what builds on applications, the rows that point to others first. */
  readonly erased: ExtensionPoint<EraseWith>;
  /** Answered by interviews and by offers, for the tracker of the candidate. */
  readonly ahead: ExtensionPoint<ReadAhead>;
  /** Answered by what joins two accounts of one person; where it is not composed, each is a person. */
  readonly samePeople: ExtensionPoint<ReadSamePeople>;
  /** Answered by interviews. */
  readonly tellBy: ExtensionPoint<ReadTellBy>;
  /** Answered by work records, for who shares theirs while applying. */
  readonly workRecord: ExtensionPoint<ShareRecord>;
  /** Those that there are not are left out. The caller asks `sees`. */
  applicationFacts(
    reader: Reader,
    applicationIds: readonly string[],
  ): Promise<ReadonlyMap<string, ApplicationFacts>>;
  /** Of these people one application each by which the business knows their name: the one shortlisted last. */
  shortlistedOf(
    reader: Reader,
    organisationId: string,
    userIds: readonly string[],
  ): Promise<readonly ApplicationFacts[]>;
  /** The person applied for this job; who was only invited has not. */
  hasApplied(reader: Reader, jobId: string, userId: string): Promise<boolean>;
  /** The own ones, or those for the own jobs. */
  sees(viewer: Viewer, application: ApplicationSides): boolean;
  isOfCandidate(viewer: Viewer, application: ApplicationSides): boolean;
  /** Who decides on applications for the jobs of the business. */
  mayDecide(viewer: Viewer, application: ApplicationSides): boolean;
  /** Locks it, asks for permission, status and step, moves and tells; in the caller's transaction. */
  moveTo(
    tx: Tx,
    call: Pick<SignedInCall, 'viewer' | 'now'>,
    verb: SteppingVerb,
    applicationId: string,
  ): Promise<ApplicationFacts>;
  /**
   * Locks it, as its candidate chooses a time of an interview. False: it is not open, as they know it. A rejection that
   * they have not heard of is told by `tellBy`.
   */
  holdForTime(tx: Tx, now: Date, applicationId: string, tellBy: Date): Promise<boolean>;
  /** The days of its offer are over: as `withdrawOffer`, without a person. False: it has moved on. */
  endOffer(tx: Tx, now: Date, applicationId: string): Promise<boolean>;
}

export interface ApplicationInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly candidate: CandidateInterface;
  readonly geography: Pick<GeographyInterface, 'knownPlaces'>;
  readonly job: JobInterface;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
}

/** What other domains answer of applications. */
export type ApplicationPoints = Pick<
  ApplicationInterface,
  'ahead' | 'erased' | 'interviews' | 'samePeople' | 'tellBy' | 'workRecord'
>;

export interface ApplicationDependencies extends ApplicationInterfaces, ApplicationPoints {
  readonly platform: Platform;
}
