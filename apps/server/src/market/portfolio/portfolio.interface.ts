import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface PortfolioInterfaces {
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'isActive'>;
}

export interface PortfolioDependencies extends PortfolioInterfaces {
  readonly platform: Platform;
}
