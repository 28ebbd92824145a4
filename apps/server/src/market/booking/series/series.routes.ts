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
    route(api.getRepeatTerms, (call) =>
      readRepeatTerms(deps, { userId: call.viewer.userId, now: call.now, lang: call.lang }),
    ),
    route(api.listSeries, (call) =>
      readSeriesList(deps, call.input.query, { viewer: call.viewer, now: call.now, lang: call.lang }),
    ),
    route(api.getSeries, (call) =>
      readSeries(deps, call.input.query.seriesId, { viewer: call.viewer, now: call.now, lang: call.lang }),
    ),
    route(api.listSeriesVisits, (call) =>
      readVisits(deps, call.input.query, { viewer: call.viewer, now: call.now }),
    ),
    route(api.getSeriesOfBookings, (call) =>
      readSeriesOfBookings(deps, call.input.query.bookingIds, call.viewer),
    ),
    route(api.getSeriesChange, (call) => readSeriesChange(deps, call.input.query, call.viewer, call.now)),
    route(api.changeSeries, (call) => changeSeries(deps, call)),
    route(api.getSeriesPause, (call) => readSeriesPause(deps, call.input.query, call.viewer, call.now)),
    route(api.pauseSeries, (call) => pauseSeries(deps, call)),
    route(api.getSeriesResume, (call) =>
      readSeriesResume(deps, call.input.query.seriesId, call.viewer, call.now),
    ),
    route(api.resumeSeries, (call) => resumeSeries(deps, call)),
    route(api.getSeriesEnd, (call) => readSeriesEnd(deps, call.input.query.seriesId, call.viewer, call.now)),
    route(api.endSeries, (call) => endSeries(deps, call)),
  ];
}
