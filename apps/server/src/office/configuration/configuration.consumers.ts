import { configurationEvents } from '@nukkad/contract/office/configuration/configuration.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { ConfigurationDependencies } from './configuration.dependencies.ts';
import { countPreview } from './preview/count-preview.ts';

export const configurationConsumers = (deps: ConfigurationDependencies): readonly Consumer[] => [
  {
    ...consumer(
      'configuration.count_preview',
      when(configurationEvents.previewRequested, ({ facts }) => countPreview(deps, facts.previewId)),
    ),
    queue: 'setting_previews',
  },
];
