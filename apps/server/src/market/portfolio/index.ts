import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PortfolioInterfaces } from './portfolio.interface.ts';
import { portfolioPersonal, listKnownPhotos } from './portfolio.store.ts';
import { portfolioRoutes } from './portfolio.routes.ts';
import { defaultPortfolioRules } from './portfolio.rules.ts';

/** Pictures of past work that partners show. */
export function createPortfolioDomain(platform: Platform, parts: PortfolioInterfaces): Domain {
  return {
    name: 'portfolio',
    settings: { 'portfolio.rules': defaultPortfolioRules },
    routes: portfolioRoutes({ platform, ...parts }),
    personal: portfolioPersonal,
    keptFiles: [{ prefixes: ['portfolio/'], listKnown: listKnownPhotos }],
  };
}

export const portfolio = domainOn({
  needs: ['partner'],
  create: createPortfolioDomain,
});
