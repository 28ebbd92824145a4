import * as series from '@nukkad/contract/market/series/series.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { required } from '../../harness/required.ts';

/** From the first visit on, another day. */
const later = { ordinal: 1, day: '2026-11-28', slotId: 1124 };

/** Days in which visits lie. */
const weeks = { from: '2026-12-05', until: '2026-12-12' };

export const calls: DomainCalls = {
  triedAtHome: {
    'GET /service/booking/series/bookings': 'src/market/booking/series/series.test.ts',
  },
  lists: {
    'GET /service/booking/series/list': { query: '', who: 'buyer' },
    'GET /service/booking/series/visits': {
      query: (_, { seriesId }) => `seriesId=${seriesId}&when=coming`,
      who: 'buyer',
    },
  },
  tries: () => ({
    'GET /service/booking/series/details': {
      right: 'buyer',
      send: ({ client }, { seriesId }) => client.ask(series.getSeries, { query: { seriesId } }),
    },
    'GET /service/booking/series/visits': {
      right: 'owner',
      send: ({ client }, { seriesId }) =>
        client.ask(series.listSeriesVisits, { query: { seriesId, when: 'coming' } }),
    },
    'GET /service/booking/series/change': {
      right: 'buyer',
      send: ({ client }, { seriesId }) =>
        client.ask(series.getSeriesChange, { query: { seriesId, ...later, everyWeeks: '1' } }),
    },
    'PATCH /service/booking/series/change': {
      right: 'buyer',
      send: ({ client }, { seriesId }) =>
        client.ask(series.changeSeries, { body: { seriesId, ...later, everyWeeks: 1 } }),
    },
    'GET /service/booking/series/pause': {
      right: 'buyer',
      send: ({ client }, { seriesId }) =>
        client.ask(series.getSeriesPause, { query: { seriesId, ...weeks } }),
    },
    'PATCH /service/booking/series/pause': {
      right: 'buyer',
      send: ({ client }, { seriesId }) =>
        client.ask(series.pauseSeries, { body: { seriesId, ...weeks, booked: 'keep' } }),
    },
    'GET /service/booking/series/resume': {
      right: 'buyer',
      send: ({ client }, { seriesId }) => client.ask(series.getSeriesResume, { query: { seriesId } }),
    },
    'PATCH /service/booking/series/resume': {
      right: 'buyer',
      send: ({ client }, { seriesId }) => client.ask(series.resumeSeries, { body: { seriesId } }),
    },
    'GET /service/booking/series/end': {
      right: 'buyer',
      send: ({ client }, { seriesId }) => client.ask(series.getSeriesEnd, { query: { seriesId } }),
    },
    'PATCH /service/booking/series/end': {
      right: 'buyer',
      send: ({ client }, { seriesId }) => client.ask(series.endSeries, { body: { seriesId } }),
    },
  }),
  confirmations: (tenants) => [
    {
      endpoint: series.changeSeries,
      what: 'changing repeating visits from a visit on',
      arrange: async () => {
        const { a, app, book, accept } = tenants();
        await accept(a, await book(a, '2026-12-01', 1136, 'cash', { everyWeeks: 1, visits: 2 }));
        await app.drain();
        const { body } = await a.buyer.client.ask(series.listSeries, {});
        const { seriesId } = required(body.items[0]);
        return {
          who: a.buyer,
          body: { seriesId, ordinal: 1, day: '2026-12-02', slotId: 1136, everyWeeks: 2 },
        };
      },
    },
    {
      endpoint: series.pauseSeries,
      what: 'pausing repeating visits',
      arrange: async () => {
        const { a } = tenants();
        const { body } = await a.buyer.client.ask(series.listSeries, {});
        const { seriesId } = required(body.items[0]);
        return { who: a.buyer, body: { seriesId, from: '2026-12-01', until: '2026-12-03', booked: 'keep' } };
      },
    },
    {
      endpoint: series.resumeSeries,
      what: 'ending a pause of repeating visits',
      arrange: async () => {
        const { a } = tenants();
        const { body } = await a.buyer.client.ask(series.listSeries, {});
        return { who: a.buyer, body: { seriesId: required(body.items[0]).seriesId } };
      },
    },
    {
      endpoint: series.endSeries,
      what: 'ending repeating visits',
      arrange: async () => {
        const { a } = tenants();
        const { body } = await a.buyer.client.ask(series.listSeries, {});
        return { who: a.buyer, body: { seriesId: required(body.items[0]).seriesId } };
      },
    },
  ],
};
