import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { EmployeeInterface } from '../employee/index.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApprovalKind } from './approval.interface.ts';

export interface ApprovalInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly employee: Pick<EmployeeInterface, 'getEmployees' | 'reviewersOf'>;
  readonly partner: Pick<PartnerInterface, 'getStaff' | 'getOrganisations' | 'staffRights'>;
}

export interface ApprovalDependencies extends ApprovalInterfaces {
  readonly platform: Platform;
  readonly kinds: ExtensionPoint<ApprovalKind>;
}
