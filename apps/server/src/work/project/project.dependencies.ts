import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { PartyInterface } from '../party/index.ts';
import type { MilestoneReturns, ProjectBooks } from './project.interface.ts';

export interface ProjectInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople' | 'namesOf'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly party: PartyInterface;
}

export interface ProjectDependencies extends ProjectInterfaces {
  readonly platform: Platform;
  readonly books: ExtensionPoint<ProjectBooks>;
  readonly returns: ExtensionPoint<MilestoneReturns>;
}
