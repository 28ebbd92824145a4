import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/holiday/holiday.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /user/department/yearlyHoliday': { query: 'year=2027', who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /user/department/yearlyHoliday': ownTest,
    'POST /user/department/yearlyHoliday': ownTest,
    'PATCH /user/department/yearlyHoliday': ownTest,
    'DELETE /user/department/yearlyHoliday': ownTest,
    'POST /user/department/weeklyHoliday': ownTest,
  },
};
