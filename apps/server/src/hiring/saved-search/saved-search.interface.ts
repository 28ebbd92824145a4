import type { AccountInterface } from '../../identity/account/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobInterface } from '../job/index.ts';
import type { SkillInterface } from '../skill/index.ts';

export interface SavedSearchInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople' | 'lock'>;
  readonly geography: Pick<GeographyInterface, 'locate' | 'nearest'>;
  readonly job: Pick<JobInterface, 'newOpenJobs'>;
  readonly skill: SkillInterface;
}

export interface SavedSearchDependencies extends SavedSearchInterfaces {
  readonly platform: Platform;
}
