import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/market/quote/quote.test.ts';
const documentTest = 'src/market/quote/quote-document.test.ts';
const awardTest = 'src/market/quote/award/award.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /qoutations/templates': { query: '', who: 'owner', empty: true },
    'GET /qoutations/quotes/sent': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /qoutations/quotes': ownTest,
    'GET /qoutations/quotes/version': ownTest,
    'GET /qoutations/document': ownTest,
    'GET /projects/project/visits': 'src/market/quote/visit/visit.test.ts',
    'POST /projects/project/visits': 'src/market/quote/visit/plan-visit.test.ts',
    'POST /projects/project/visits/address': 'src/market/quote/visit/plan-visit.test.ts',
    'GET /qoutations/chain': 'src/market/quote/chain.test.ts',
    'POST /service/estimation/share': 'src/market/quote/share/share-estimate.test.ts',
    'GET /qoutations/price': ownTest,
    'PATCH /qoutations/update_Price': ownTest,
    'PATCH /qoutations/document': ownTest,
    'PATCH /qoutations/accept': ownTest,
    'POST /qoutations/accept/price': 'src/market/quote/choice/choice.test.ts',
    'PATCH /qoutations/counter': ownTest,
    'PATCH /qoutations/feedback': ownTest,
    'PATCH /qoutations/agree': documentTest,
    'POST /qoutations/agree/otp': documentTest,
    'GET /qoutations/agree/document': documentTest,
    'GET /qoutations/compare': ownTest,
    'POST /qoutations/award/price': awardTest,
    'POST /qoutations/award': awardTest,
    'PATCH /qoutations/award': awardTest,
    'DELETE /qoutations/templates/{templateId}': ownTest,
  },
};
