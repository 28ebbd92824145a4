import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProjectInterface } from '../project/index.ts';
import type { ProjectFileInterface } from '../project-file/index.ts';

export interface ProjectCostDependencies {
  readonly platform: Platform;
  readonly partner: Pick<PartnerInterface, 'getStaff'>;
  readonly project: Pick<ProjectInterface, 'find' | 'lock' | 'mayWork' | 'earnedOf'>;
  readonly projectFile: ProjectFileInterface;
}
