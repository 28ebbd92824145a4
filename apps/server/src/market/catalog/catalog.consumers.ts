import { scheduleEvents } from '@nukkad/contract/market/schedule/schedule.noun';
import { catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import { partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import { consumer, whenAny } from '../../platform/outbox/consumer.ts';
import { publish } from '../../platform/outbox/publish.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { CronEntry } from '../../platform/jobs/worker.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { refreshAllServiceAreas, refreshServiceArea } from './refresh-service-area.ts';

/** Facts that change search results near a place. */
const offerEvents = [
  catalogEvents.offersChanged,
  partnerEvents.areaChanged,
  partnerEvents.statusChanged,
  partnerEvents.ratingChanged,
  scheduleEvents.hoursChanged,
] as const;

export const catalogConsumers = (platform: Platform, geography: GeographyInterface): readonly Consumer[] => [
  consumer(
    'catalog.refresh_area',
    ...whenAny(offerEvents, ({ facts: { organisationId } }) =>
      platform.write(system, async (tx) => {
        const grew = await refreshServiceArea(tx, geography, organisationId);
        if (grew) await publish(tx, platform.clock.now(), catalogEvents.areaGrew, { organisationId });
      }),
    ),
  ),
];

/** 02:40 IST; the job runner counts in UTC. */
export const catalogCron = (platform: Platform, geography: GeographyInterface): readonly CronEntry[] => [
  {
    name: 'catalog.refresh_all_areas',
    match: '10 21 * * *',
    run: () => refreshAllServiceAreas(platform.db, geography),
  },
];
