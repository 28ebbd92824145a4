import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProjectInterface } from '../project/index.ts';

export interface ScopeChangeDependencies {
  readonly platform: Platform;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly project: Pick<
    ProjectInterface,
    'find' | 'lock' | 'getProjects' | 'isOpen' | 'mayWork' | 'scopeOf' | 'rescope'
  >;
}
