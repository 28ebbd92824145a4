import type { Platform } from '../../platform/platform.ts';
import type { JobInterface } from '../job/index.ts';

export interface JobFeedDependencies {
  readonly platform: Platform;
  readonly job: Pick<JobInterface, 'countOpenOf' | 'openJobsOf'>;
}
