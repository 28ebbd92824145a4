import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { CatalogInterface } from '../../market/catalog/index.ts';
import type { EmployeeInterface } from '../../people/employee/index.ts';
import type { LeavingInterface } from '../../people/leaving/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApplicationInterface } from '../application/index.ts';
import type { JobInterface } from '../job/index.ts';

export interface WorkRecordInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly application: Pick<
    ApplicationInterface,
    'applicationFacts' | 'isOfCandidate' | 'sees' | 'workRecord'
  >;
  readonly booking: Pick<BookingInterface, 'verifiedWork'>;
  readonly catalog: Pick<CatalogInterface, 'categoryNames'>;
  readonly employee: Pick<EmployeeInterface, 'membershipsOf'>;
  readonly job: Pick<JobInterface, 'jobCards' | 'team'>;
  readonly leaving: LeavingInterface;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff'>;
}

export interface WorkRecordDependencies extends WorkRecordInterfaces {
  readonly platform: Platform;
}
