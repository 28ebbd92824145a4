import * as credits from '@nukkad/contract/money/lead-credit/lead-credit.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/money/lead-credit/buy-pack.test.ts';
const smallPack = 50;

export const calls: DomainCalls = {
  lists: { 'GET /leads/credits': { query: '', who: 'owner', empty: true } },
  triedAtHome: { 'GET /leads/credits/order': ownTest },
  confirmations: (tenants) => [
    {
      endpoint: credits.buyLeadPack,
      what: 'buying a pack of credits',
      arrange: async () => ({ who: tenants().a.owner, body: { credits: smallPack } }),
    },
  ],
};
