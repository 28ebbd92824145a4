/** How series move: their table is `series.noun.ts`. */
import { seriesErrors, seriesLifecycle } from '@nukkad/contract/market/series/series.noun';
import { logOf } from '../../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../../platform/lifecycle/next-row.ts';
import type { PendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import { capacitiesOfSeries, maySeeSeries } from './series.policy.ts';
import type { Series, SeriesChanges } from './series.row.ts';
import { lockSeries, saveSeries } from './series.store.ts';

interface MoveDetail {
  readonly event: (concerned: SeriesFacts) => PendingEvent;
  readonly changes?: SeriesChanges;
}

type SeriesFacts = Pick<Series, 'seriesId' | 'buyerId' | 'organisationId'>;

export const seriesTransitions = transitions({
  table: seriesLifecycle,
  notFound: seriesErrors.series_not_found,
  movedOn: seriesErrors.series_moved_on,
  lock: lockSeries,
  sees: maySeeSeries,
  capacities: capacitiesOfSeries,
  next: nextRow<Series, MoveDetail>,
  save: saveSeries,
  logged: logOf(seriesLifecycle, 'series', 'seriesId', { keeps: ['version'] }),
  tells: ({ after: { seriesId, buyerId, organisationId }, detail }) => [
    detail.event({ seriesId, buyerId, organisationId }),
  ],
});
