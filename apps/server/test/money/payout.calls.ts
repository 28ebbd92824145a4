import * as admin from '@nukkad/contract/money/payout/payout-admin.api';
import type { DomainCalls } from '../domain-calls.ts';
import { required } from '../required.ts';

const why = 'Agreed in the meeting of this morning';

export const calls: DomainCalls = {
  triedAtHome: {
    'GET /service/provider/payout_booking_details/list': 'src/money/payout/run/payout-run.test.ts',
    'GET /service/provider/payout_details/{payoutId}': 'src/money/payout/run/payout-run.test.ts',
  },
  lists: {
    'GET /service/provider/payout_details': { query: '', who: 'owner', empty: true },
    'GET /service/provider/payout_booking_details/list': { query: '', who: 'owner' },
  },
  confirmations: (tenants) => {
    const held = { earningId: '', organisationId: '' };
    const office = async () => ({ client: (await tenants().admin()).browser });
    const anEarning = async () => {
      const { client } = await office();
      const { body } = await client.ask(admin.listOfficeEarnings, { query: { limit: 100 } });
      const { earningId, organisationId } = required(body.items.find(({ canHold }) => canHold));
      Object.assign(held, { earningId, organisationId });
      return client;
    };
    return [
      {
        endpoint: admin.holdEarning,
        what: 'holding an earning',
        arrange: async () => {
          const client = await anEarning();
          return { who: { client }, params: { earningId: held.earningId }, body: { hold: true, why } };
        },
      },
      {
        endpoint: admin.holdPayouts,
        what: 'holding the payouts of a partner',
        arrange: async () => ({
          who: await office(),
          params: { organisationId: held.organisationId },
          body: { hold: true, why },
        }),
      },
    ];
  },
};
