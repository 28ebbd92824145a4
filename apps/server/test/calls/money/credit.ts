import * as office from '@nukkad/contract/money/credit/office-credit.api';
import { sql } from 'kysely';
import type { DomainCalls } from '../../walks/domain-calls.ts';

const why = 'The visit began an hour late.';

export const calls: DomainCalls = {
  lists: {
    'GET /payment/credit_balance': { query: '', who: 'buyer', empty: true },
  },
  confirmations: (tenants) => {
    /** Another Admin for each: who asked does not decide. */
    const anOffice = async () => ({ client: (await tenants().admin()).browser });
    const params = () => ({ userId: tenants().a.buyer.userId });
    return [
      {
        endpoint: office.giveCredit,
        what: 'giving credit above the limit',
        arrange: async () => {
          await sql`insert into setting (key, valid_from, value, why) values ('credit.rules', ${new Date('2026-11-02')},
            '{"secondAdminPaise": 100}', 'A test of two Admins')`.execute(tenants().app.platform.db);
          return { who: await anOffice(), params: params(), body: { amount: 10_000, why } };
        },
      },
      {
        endpoint: office.decideCreditGift,
        what: 'approving credit above the limit',
        arrange: async () => ({
          who: await anOffice(),
          params: params(),
          body: { approve: true, why },
        }),
      },
    ];
  },
};
