import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface DepartmentDependencies {
  readonly platform: Platform;
  readonly partner: Pick<PartnerInterface, 'members'>;
}
