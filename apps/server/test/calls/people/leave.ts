import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/leave/leave.test.ts';
const compensatoryTest = 'src/people/leave/compensatory/compensatory-leave.test.ts';
const days = 'fromDay=2026-11-01&toDay=2026-11-30';

export const calls: DomainCalls = {
  lists: {
    'GET /user/leave': { query: '', who: 'owner', empty: true },
    'GET /user/leave/types': { query: '', who: 'owner', empty: true },
    'GET /user/leave/calendar': { query: days, who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /user/leave/calendar': ownTest,
    'GET /user/leave/preview': ownTest,
    'GET /user/leave/details': ownTest,
    'POST /user/leave': ownTest,
    'PATCH /user/leave': ownTest,
    'PATCH /user/leave/state': ownTest,
    'PATCH /user/leave/change': ownTest,
    'PATCH /user/leave/review': ownTest,
    'PATCH /user/leave/types': ownTest,
    'GET /user/leave/compensatory': compensatoryTest,
    'POST /user/leave/compensatory': compensatoryTest,
    'DELETE /user/leave/compensatory': compensatoryTest,
    'PATCH /user/leave/compensatory/review': compensatoryTest,
  },
};
