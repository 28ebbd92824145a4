import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/travel/travel.test.ts';

export const calls: DomainCalls = {
  lists: { 'GET /user/scheduleTravel': { query: 'whose=team', who: 'owner', empty: true } },
  triedAtHome: {
    'GET /user/scheduleTravel': ownTest,
    'GET /user/scheduleTravel/bookings': ownTest,
    'GET /user/scheduleTravel/{requestId}': ownTest,
    'POST /user/scheduleTravel': ownTest,
    'PATCH /user/scheduleTravel': ownTest,
    'DELETE /user/scheduleTravel': ownTest,
    'PATCH /user/scheduleTravel/review': ownTest,
    'PATCH /user/scheduleTravel/pay': ownTest,
  },
};
