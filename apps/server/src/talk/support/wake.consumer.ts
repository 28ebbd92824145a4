import { supportEvents } from '@nukkad/contract/talk/support/support.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { wakeIncident } from './handle-incident.ts';

/** The timer of a request that rests. */
export const wakeConsumer = (platform: Platform): Consumer =>
  consumer(
    'support.wake_incident',
    when(supportEvents.incidentSnoozed, {
      at: ({ until }) => new Date(until),
      run: ({ facts }) => wakeIncident(platform, facts),
    }),
  );
