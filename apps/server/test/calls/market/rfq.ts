import * as lead from '@nukkad/contract/market/lead/lead.api';
import * as leadWork from '@nukkad/contract/market/lead/lead-work.api';
import * as rfq from '@nukkad/contract/market/rfq/rfq.api';
import { sql } from 'kysely';
import { key } from '../../harness/tenant.ts';
import type { Tenants } from '../../walks/two-tenants.ts';
import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/market/rfq/rfq.test.ts';
const workTest = 'src/market/rfq/lead/lead-work.test.ts';
const claimTest = 'src/market/rfq/lead/claim/claim.test.ts';
const unlockTest = 'src/market/rfq/lead/unlock-lead.test.ts';
const filesTest = 'src/market/quote/quote-files.test.ts';
const leadTest = 'src/market/rfq/lead/lead.test.ts';
const work = { categoryId: 'painting', message: 'Two rooms and a hall.', pincode: '560038' };

/** Asked of the tenant’s own partner for the service of the story. */
async function aLead({ app, a, serviceId }: Tenants): Promise<string> {
  const { rows } = await sql<{ categoryId: string }>`select category_id as "categoryId" from service
    where service_id = ${serviceId}`.execute(app.platform.db);
  const asked = { ...work, categoryId: rows[0]?.categoryId ?? '', organisationIds: [a.organisationId] };
  await a.buyer.client.ask(rfq.newRfq, { body: asked, headers: key() });
  await app.drain();
  const { body } = await a.owner.client.ask(lead.listLeads, {});
  return body.items[0]?.leadId ?? '';
}

export const calls: DomainCalls = {
  publicIds: ['POST /qoutations/newqoutations', 'POST /service/quotationRequest'],
  lists: {
    'GET /qoutations/myrfq': { query: '', who: 'buyer', empty: true },
    'GET /leads': { query: '', who: 'owner', empty: true },
    'GET /qoutations/leads': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /qoutations/myrfq/detail': ownTest,
    'PATCH /qoutations/cancel': ownTest,
    'GET /qoutations/detail': leadTest,
    'PATCH /qoutations/interested': leadTest,
    'POST /qoutations/unlock': unlockTest,
    'PATCH /qoutations/accept_by_partner': workTest,
    'PATCH /leads/partnerAction': workTest,
    'PATCH /qoutations/user/update': workTest,
    'PATCH /qoutations/myrfq': workTest,
    'POST /leads': claimTest,
    'PATCH /leads': claimTest,
    'PATCH /service/quotationRequest': ownTest,
    'POST /qoutations/files': filesTest,
    'DELETE /qoutations/files/{fileId}': filesTest,
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
    {
      endpoint: lead.unlockLead,
      what: 'unlocking a lead',
      arrange: async () => ({ who: tenants().a.owner, body: { leadId: await aLead(tenants()) } }),
    },
    {
      endpoint: leadWork.actOnLead,
      what: 'asking the customer of an unlocked lead',
      arrange: async () => {
        const { owner } = tenants().a;
        const { body } = await owner.client.ask(lead.listLeads, { query: { tab: 'unlocked' } });
        const leadId = body.items[0]?.leadId ?? '';
        return { who: owner, body: { leadId, action: 'ask', question: 'How many taps are there?' } };
      },
    },
  ],
};
