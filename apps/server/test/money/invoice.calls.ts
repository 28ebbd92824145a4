import type { DomainCalls } from '../domain-calls.ts';

export const calls: DomainCalls = {
  tries: () => ({
    'GET /service/saveGSTnumber': {
      right: 'buyer',
      send: ({ client }, { accepted }) => client.get(`service/saveGSTnumber?bookingId=${accepted}`),
    },
    'POST /service/saveGSTnumber': {
      right: 'buyer',
      send: ({ client }, { accepted }) =>
        client.post('service/saveGSTnumber', { bookingId: accepted, gstNumber: null }),
    },
  }),
};
