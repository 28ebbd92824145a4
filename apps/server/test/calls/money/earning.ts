import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /service/provider/earning_list': { query: '', who: 'owner' },
    'GET /service/professional/deducted_list': { query: '', who: 'owner' },
  },
  // The id of the list's filter is no record of an answer.
  triedAtHome: {
    'GET /service/provider/earning_list': 'src/money/earning/list-earnings.test.ts',
    'GET /service/provider/earning_details': 'src/money/earning/list-earnings.test.ts',
  },
};
