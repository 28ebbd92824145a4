import type { Platform } from '../../platform/platform.ts';
import type { ProjectInterface } from '../project/index.ts';

export interface ProjectFileDependencies {
  readonly platform: Platform;
  readonly project: Pick<ProjectInterface, 'find' | 'lock' | 'isOpen' | 'mayWork'>;
}
