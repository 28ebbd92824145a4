import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProjectInterface } from '../../work/project/index.ts';
import type { PaymentInterface } from '../payment/index.ts';

export interface MilestonePaymentDependencies {
  readonly platform: Platform;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly project: Pick<ProjectInterface, 'lockPayable' | 'receivePaid'>;
  readonly payment: Pick<PaymentInterface, 'openOther' | 'otherOrders' | 'provider'>;
}
