import { configurationErrors } from '@nukkad/contract/office/configuration/configuration.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { housekeepingDefaults } from '../../platform/housekeeping/housekeeping.rules.ts';
import { configurationConsumers } from './configuration.consumers.ts';
import type { ConfigurationDependencies } from './configuration.dependencies.ts';
import { configurationPersonal } from './configuration.personal.store.ts';
import { configurationRoutes } from './configuration.routes.ts';

/** Fees, windows, limits and rates by date, city and category, as Admins change them. */
export function createConfigurationDomain(deps: ConfigurationDependencies): Domain {
  return {
    name: 'configuration',
    routes: configurationRoutes(deps),
    consumers: configurationConsumers(deps),
    personal: configurationPersonal,
    constraints: { setting_change_once: configurationErrors.setting_day_taken },
    settings: { 'platform.housekeeping': housekeepingDefaults },
  };
}

export const configuration = domain({
  needs: ['account', 'booking', 'cart', 'catalog', 'geography', 'ledger', 'partner', 'schedule'],
  create: createConfigurationDomain,
});
