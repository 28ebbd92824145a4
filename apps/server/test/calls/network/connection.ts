import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/connection/connection.test.ts';

const oneUnknown = '01a1fa74-4e34-72ea-bd43-000000000000';

export const calls: DomainCalls = {
  publicIds: [
    'GET /network/member',
    'POST /network/sendRequest',
    'POST /network/block',
    'DELETE /network/suggestions',
    'GET /network/mutual',
  ],
  lists: {
    'GET /network/getConnection': { query: '', who: 'buyer', empty: true },
    'GET /network/approvedUsers': { query: '', who: 'buyer', empty: true },
    'GET /network/people': { query: '', who: 'buyer', empty: true },
    'GET /network/suggestions': { query: '', who: 'buyer', empty: true },
    'GET /network/mutual': { query: `memberId=${oneUnknown}`, who: 'buyer', empty: true },
    'GET /network/visitors': { query: '', who: 'buyer', empty: true },
    'GET /network/blocks': { query: '', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'PATCH /network/updateStatus': ownTest,
    'DELETE /network/block': ownTest,
  },
};
