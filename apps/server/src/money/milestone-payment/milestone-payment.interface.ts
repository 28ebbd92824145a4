import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { CartInterface } from '../../market/cart/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProjectInterface } from '../../work/project/index.ts';
import type { PaymentInterface } from '../payment/index.ts';

export interface MilestonePaymentDependencies {
  readonly platform: Platform;
  readonly cart: Pick<CartInterface, 'rules'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly project: Pick<
    ProjectInterface,
    'returns' | 'lockPayable' | 'receivePaid' | 'milestonesOf' | 'getProjects' | 'find'
  >;
  readonly payment: Pick<
    PaymentInterface,
    | 'goods'
    | 'openPurchase'
    | 'findPurchase'
    | 'isOwnPurchase'
    | 'releaseAdvance'
    | 'listPaidOf'
    | 'grantReturn'
  >;
}
