import type { GeographyDoor } from '../geography/index.ts';
import type { CronEntry } from '../platform/jobs/worker.ts';
import type { Consumer } from '../platform/outbox/event.ts';
import { type Platform, system } from '../platform/platform.ts';
import { refreshAllServiceAreas, refreshServiceArea } from './refresh-service-area.ts';

/** Facts that change what is found near a place; each names its organisationId. */
const offerEvents = [
  'catalog.offers_changed',
  'partner.area_changed',
  'partner.status_changed',
  'partner.rated',
  'schedule.hours_changed',
] as const;

export const catalogConsumers = (platform: Platform, geography: GeographyDoor): readonly Consumer[] => [
  {
    name: 'catalog.refresh_area',
    on: offerEvents,
    run: (event) =>
      platform.write(system, (tx) => refreshServiceArea(tx, geography, String(event.payload.organisationId))),
  },
];

/** 02:40 IST; the job runner counts in UTC. */
export const catalogCron = (platform: Platform, geography: GeographyDoor): readonly CronEntry[] => [
  {
    name: 'catalog.refresh_all_areas',
    match: '10 21 * * *',
    run: () => refreshAllServiceAreas(platform.db, geography),
  },
];
