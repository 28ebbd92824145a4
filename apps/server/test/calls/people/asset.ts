import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/asset/asset.test.ts';
const moveTest = 'src/people/asset/asset-moves.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /user/employee/assets': { query: '', who: 'owner' },
    'GET /user/employee/assets/history': {
      query: (_, { companyAssetId }) => `assetId=${companyAssetId}`,
      who: 'owner',
    },
    'GET /user/employee/assets/own': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /user/employee/assets': ownTest,
    'GET /user/employee/assets/details': ownTest,
    'GET /user/employee/assets/history': ownTest,
    'GET /user/employee/assets/own': ownTest,
    'POST /user/employee/assets': ownTest,
    'PATCH /user/employee/assets': ownTest,
    'PATCH /user/employee/assets/hand-out': moveTest,
    'PATCH /user/employee/assets/answer': moveTest,
    'PATCH /user/employee/assets/take-back': moveTest,
    'PATCH /user/employee/assets/state': moveTest,
  },
};
