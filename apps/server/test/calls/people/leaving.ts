import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/leaving/leaving.test.ts';
const documentTest = 'src/people/leaving/letter/letter-document.test.ts';
const letterTest = 'src/people/leaving/letter/letter.test.ts';
const bookingsTest = 'src/people/leaving/leaving-bookings.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /user/leaving': { query: '', who: 'owner', empty: true },
    'GET /user/leaving/letters': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /user/leaving': ownTest,
    'GET /user/leaving/details': ownTest,
    'POST /user/leaving': ownTest,
    'POST /user/leaving/end': ownTest,
    'PATCH /user/leaving/terms': ownTest,
    'PATCH /user/leaving': ownTest,
    'POST /user/leaving/handover': ownTest,
    'POST /user/leaving/bookings': bookingsTest,
    'GET /user/leaving/settlement': 'src/people/leaving/settlement.test.ts',
    'PATCH /user/leaving/settings': ownTest,
    'GET /user/leaving/letters': letterTest,
    'GET /user/leaving/letters/{letterId}/pdf': letterTest,
    'POST /user/leaving/letters/preview': letterTest,
    'POST /user/leaving/letters': letterTest,
    'POST /user/leaving/letters/link': letterTest,
    'POST /user/leaving/letters/document': documentTest,
    'GET /user/leaving/letters/document': documentTest,
    'POST /user/leaving/letters/code': documentTest,
    'POST /user/leaving/letters/sign': documentTest,
  },
};
