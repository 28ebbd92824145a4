import type { AppliedJob } from '@nukkad/contract/hiring/application/application.model';
import type {
  ApplicationStatus,
  ApplicationStep,
  SteppingVerb,
} from '@nukkad/contract/hiring/application/application.noun';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { CandidateInterface } from '../candidate/index.ts';
import type { JobInterface } from '../job/index.ts';

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
  readonly appliedAt: Date | null;
  readonly shortlistedAt: Date | null;
  readonly version: number;
}

export type ApplicationSides = Pick<ApplicationFacts, 'userId' | 'organisationId'>;

/** Of these applications those whose interviews that took place still have a scorecard to come. */
export type MissingScorecards = (
  reader: Reader,
  applicationIds: readonly string[],
) => Promise<ReadonlySet<string>>;

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

/** What other domains may ask of applications. */
export interface ApplicationInterface {
  /** Answered by interviews; where they are not composed, none took place. */
  readonly interviews: ExtensionPoint<MissingScorecards>;
  /** Answered by interviews and by offers, for the tracker of the candidate. */
  readonly ahead: ExtensionPoint<ReadAhead>;
  /** Those that there are not are left out. The caller asks `sees`. */
  applicationFacts(
    reader: Reader,
    applicationIds: readonly string[],
  ): Promise<ReadonlyMap<string, ApplicationFacts>>;
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
  /** The days of its offer are over: as `withdrawOffer`, without a person. False: it has moved on. */
  endOffer(tx: Tx, now: Date, applicationId: string): Promise<boolean>;
}

export interface ApplicationInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly candidate: CandidateInterface;
  readonly geography: Pick<GeographyInterface, 'locate'>;
  readonly job: JobInterface;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
}

export interface ApplicationDependencies
  extends ApplicationInterfaces,
    Pick<ApplicationInterface, 'ahead' | 'interviews'> {
  readonly platform: Platform;
}
