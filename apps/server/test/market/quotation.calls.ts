import * as rfq from '@nukkad/contract/market/quotation/rfq.api';
import { key } from '../tenant.ts';
import type { DomainCalls } from '../domain-calls.ts';

const ownTest = 'src/market/quotation/quotation.test.ts';
const leadTest = 'src/market/quotation/lead.test.ts';
const work = { categoryId: 'painting', message: 'Two rooms and a hall.', pincode: '560038' };

export const calls: DomainCalls = {
  publicIds: ['POST /qoutations/newqoutations'],
  lists: {
    'GET /qoutations/myrfq': { query: '', who: 'buyer', empty: true },
    'GET /qoutations/leads': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /qoutations/myrfq/detail': ownTest,
    'PATCH /qoutations/cancel': ownTest,
    'GET /qoutations/detail': leadTest,
    'PATCH /qoutations/interested': leadTest,
  },
  confirmations: (tenants) => [
    {
      endpoint: rfq.cancelRfq,
      what: 'cancelling a request for quotations',
      arrange: async () => {
        const { a } = tenants();
        const { body } = await a.buyer.client.ask(rfq.newRfq, { body: work, headers: key() });
        return { who: a.buyer, body: { rfqId: body.rfqId, reason: 'changed_mind' } };
      },
    },
  ],
};
