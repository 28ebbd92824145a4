import {
  configurationErrors,
  configurationEvents,
} from '@nukkad/contract/office/configuration/configuration.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { housekeepingDefaults } from '../../platform/housekeeping/housekeeping.rules.ts';
import type { ConfigurationDependencies } from './configuration.interface.ts';
import { configurationPersonal } from './setting-change.store.ts';
import { configurationRoutes } from './configuration.routes.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { countPreview } from './preview/count-preview.ts';

const configurationConsumers = (deps: ConfigurationDependencies): readonly Consumer[] => [
  {
    ...consumer(
      'configuration.count_preview',
      when(configurationEvents.previewRequested, ({ facts }) => countPreview(deps, facts.previewId)),
    ),
    queue: 'setting_previews',
  },
];

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
