import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProjectInterface } from '../project/index.ts';

export interface SubTaskDependencies {
  readonly platform: Platform;
  readonly partner: Pick<PartnerInterface, 'getStaff'>;
  readonly project: ProjectInterface;
}
