import type { EnvelopeInterface } from '../../files/envelope/index.ts';
import type { TemplateInterface } from '../../files/template/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProjectInterface } from '../project/index.ts';

export interface ScopeChangeDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly envelope: Pick<EnvelopeInterface, 'agreements'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'logos'>;
  readonly project: Pick<
    ProjectInterface,
    'find' | 'lock' | 'getProjects' | 'isOpen' | 'mayWork' | 'scopeOf' | 'rescope'
  >;
  readonly template: Pick<TemplateInterface, 'paper' | 'records'>;
}
