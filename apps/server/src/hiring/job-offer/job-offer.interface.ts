import type { JobShift, WageUnit } from '@nukkad/contract/hiring/job/job.model';
import type { EnvelopeInterface } from '../../files/envelope/index.ts';
import type { DriveInterface } from '../../files/drive/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { TemplateInterface } from '../../files/template/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { DepartmentInterface } from '../../people/department/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApplicationInterface } from '../application/index.ts';
import type { JobInterface } from '../job/index.ts';

/** What both sides agreed on, as the letter says it that was accepted. */
export interface AcceptedOffer {
  readonly jobOfferId: string;
  readonly applicationId: string;
  readonly jobId: string;
  readonly organisationId: string;
  /** The candidate. */
  readonly userId: string;
  readonly fullName: string;
  readonly title: string;
  readonly wageUnit: WageUnit;
  readonly wagePaise: number;
  readonly startsOn: string;
  readonly place: string;
  readonly shift: JobShift;
  readonly hours: string;
  readonly probationMonths: number;
  readonly noticeDays: number;
  /** Null: not said, or it is gone. */
  readonly departmentId: string | null;
}

/** What other domains may ask of job offers. */
export interface JobOfferInterface {
  /** By application; those without an accepted offer are left out. The caller asks who may see them. */
  acceptedOffers(
    reader: Reader,
    applicationIds: readonly string[],
  ): Promise<ReadonlyMap<string, AcceptedOffer>>;
}

export interface JobOfferInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly application: ApplicationInterface;
  readonly department: Pick<DepartmentInterface, 'getDepartments' | 'holdDepartments'>;
  readonly envelope: Pick<EnvelopeInterface, 'agreements'>;
  readonly drive: Pick<DriveInterface, 'records'>;
  readonly job: Pick<JobInterface, 'checkOfferedWage' | 'jobCards' | 'team'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'logos'>;
  readonly template: Pick<TemplateInterface, 'paper' | 'records'>;
}

export interface JobOfferDependencies extends JobOfferInterfaces {
  readonly platform: Platform;
}
