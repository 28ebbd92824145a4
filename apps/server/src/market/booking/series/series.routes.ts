import * as api from '@nukkad/contract/market/series/series.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { changeSeries } from './change-series.ts';
import { readSeriesChange } from './read-series-change.ts';
import { endSeries, readSeriesEnd } from './end-series.ts';
import { pauseSeries, readSeriesPause } from './pause-series.ts';
import { readSeriesResume, resumeSeries } from './resume-series.ts';
import { readRepeatTerms } from './read-repeat-terms.ts';
import { readSeries, readSeriesList } from './read-series.ts';
import { readSeriesOfBookings, readVisits } from './read-visits.ts';

export function seriesRoutes(deps: BookingDependencies): Route[] {
  return [
    route(api.getRepeatTerms, ({ viewer, now, lang }) =>
      readRepeatTerms(deps, { userId: viewer.userId, now, lang }),
    ),
    route(api.listSeries, ({ input: { query }, viewer, now, lang }) =>
      readSeriesList(deps, query, { viewer, now, lang }),
    ),
    route(api.getSeries, ({ input: { query }, viewer, now, lang }) =>
      readSeries(deps, query.seriesId, { viewer, now, lang }),
    ),
    route(api.listSeriesVisits, ({ input: { query }, viewer, now }) =>
      readVisits(deps, query, { viewer, now }),
    ),
    route(api.getSeriesOfBookings, ({ input: { query }, viewer }) =>
      readSeriesOfBookings(deps, query.bookingIds, viewer),
    ),
    route(api.getSeriesChange, ({ input: { query }, viewer, now }) =>
      readSeriesChange(deps, query, viewer, now),
    ),
    route(api.changeSeries, (call) => changeSeries(deps, call)),
    route(api.getSeriesPause, ({ input: { query }, viewer, now }) =>
      readSeriesPause(deps, query, viewer, now),
    ),
    route(api.pauseSeries, (call) => pauseSeries(deps, call)),
    route(api.getSeriesResume, ({ input: { query }, viewer, now }) =>
      readSeriesResume(deps, query.seriesId, viewer, now),
    ),
    route(api.resumeSeries, (call) => resumeSeries(deps, call)),
    route(api.getSeriesEnd, ({ input: { query }, viewer, now }) =>
      readSeriesEnd(deps, query.seriesId, viewer, now),
    ),
    route(api.endSeries, (call) => endSeries(deps, call)),
  ];
}
