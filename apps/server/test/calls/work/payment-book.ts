import { addParty } from '@nukkad/contract/work/party/party.api';
import { issuePaper } from '@nukkad/contract/work/payment-book/party-paper.api';
import { noteReceipt } from '@nukkad/contract/work/payment-book/payment-book.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { type Tenant, key } from '../../harness/tenant.ts';

const ownTest = 'src/work/payment-book/payment-book.test.ts';
const linesTest = 'src/work/payment-book/paper/paper-lines.test.ts';
const paperTest = 'src/work/payment-book/paper/party-paper.test.ts';

/** Money that a party outside of the platform paid. */
async function aReceipt({ owner: { client } }: Tenant): Promise<string> {
  const body = {
    kind: 'customer' as const,
    name: 'Green Park Apartments',
    openingBalance: 0,
    openingOn: '2026-04-01',
    contacts: [],
    addresses: [],
  };
  const party = await client.ask(addParty, { body, headers: key() });
  const paid = {
    partyId: party.body.partyId,
    amount: 5_000_00,
    method: 'upi' as const,
    happenedOn: '2026-04-01',
  };
  return (await client.ask(noteReceipt, { body: paid, headers: key() })).body.entryId;
}

export const calls: DomainCalls = {
  lists: {
    'GET /projects/paymentBook/entries': { query: '', who: 'owner', empty: true },
    'GET /projects/paymentBook/paper': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'GET /projects/paymentBook/entries': ownTest,
    'GET /projects/paymentBook': ownTest,
    'POST /projects/paymentBook': ownTest,
    'POST /projects/paymentBook/credit': ownTest,
    'POST /projects/paymentBook/reverse': ownTest,
    'GET /projects/paymentBook/statement': ownTest,
    'GET /projects/paymentBook/paper': paperTest,
    'POST /projects/paymentBook/paper/preview': paperTest,
    'POST /projects/paymentBook/paper': paperTest,
    'GET /projects/paymentBook/paper/document': paperTest,
    'POST /projects/paymentBook/paper/send': linesTest,
  },
  confirmations: (tenants) => [
    {
      endpoint: issuePaper,
      what: 'issuing a receipt to a party',
      arrange: async () => {
        const { a } = tenants();
        return { who: a.owner, body: { entryId: await aReceipt(a) } };
      },
    },
  ],
};
