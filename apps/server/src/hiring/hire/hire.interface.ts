import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { StaffInterface } from '../../identity/staff/index.ts';
import type { EmployeeInterface } from '../../people/employee/index.ts';
import type { EmployeeFileInterface } from '../../people/employee-file/index.ts';
import type { SalaryInterface } from '../../people/payroll/index.ts';
import type { ShiftInterface } from '../../people/shift/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApplicationInterface } from '../application/index.ts';
import type { CandidateInterface } from '../candidate/index.ts';
import type { JobInterface } from '../job/index.ts';
import type { JobOfferInterface } from '../job-offer/index.ts';

export interface HireInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly application: Pick<ApplicationInterface, 'applicationFacts' | 'mayDecide' | 'moveTo' | 'sees'>;
  readonly candidate: Pick<CandidateInterface, 'sharedKinds'>;
  readonly employee: Pick<EmployeeInterface, 'add' | 'departmentNames'>;
  readonly employeeFile: EmployeeFileInterface;
  readonly job: Pick<JobInterface, 'holdPlaces' | 'jobCards' | 'notePlaceFilled' | 'ratings' | 'team'>;
  readonly jobOffer: Pick<JobOfferInterface, 'acceptedOffers'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly payroll: Pick<SalaryInterface, 'startSalary' | 'structureName'>;
  readonly shift: ShiftInterface;
  readonly staff: Pick<StaffInterface, 'invitationState'>;
}

export interface HireDependencies extends HireInterfaces {
  readonly platform: Platform;
}
