import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApplicationInterface } from '../application/index.ts';
import type { JobInterface } from '../job/index.ts';

export interface HiringReportDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly application: Pick<ApplicationInterface, 'figures'>;
  readonly job: Pick<JobInterface, 'clocks' | 'jobCards' | 'team'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
}
