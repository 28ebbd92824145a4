import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CandidateInterface } from '../candidate/index.ts';
import type { JobInterface } from '../job/index.ts';

export interface ApplicationInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly candidate: CandidateInterface;
  readonly geography: Pick<GeographyInterface, 'locate'>;
  readonly job: JobInterface;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
}

export interface ApplicationDependencies extends ApplicationInterfaces {
  readonly platform: Platform;
}
