import { joinWaitlist } from '@nukkad/contract/market/waitlist/waitlist.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /service/waitlist': { query: '', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'DELETE /service/waitlist': 'src/market/waitlist/waitlist.test.ts',
  },
  personalWays: {
    secrets: ['waiting.visitor@example.in'],
    person: async (app) => [
      await app.as(null).askLoosely(joinWaitlist, {
        body: {
          serviceId: 'tap-repair',
          pincode: '795001',
          email: 'waiting.visitor@example.in',
          consent: true,
        },
      }),
      await app.as(null).askLoosely(joinWaitlist, {
        body: { serviceId: 'tap-repair', pincode: '795001', email: 'waiting.visitor@example.in' },
      }),
    ],
  },
};
