import * as admin from '@nukkad/contract/money/payout/payout-admin.api';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { encryptAccountNumber } from '../../../src/market/partnership/partnership-keys.ts';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { required } from '../../harness/required.ts';

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
    /** A payout of one partner failed last night; since then it has another account, and something is due to it. */
    const aFailedPayout = async () => {
      const { organisationId } = tenants().a;
      const { db, config } = tenants().app.platform;
      const sealed = encryptAccountNumber(config.secret, organisationId, '123456789012');
      const [runId, payoutId] = [randomUUID(), randomUUID()];
      await sql`insert into earning (earning_id, organisation_id, kind, value_paise, earned_at, due_on, state)
        values (${randomUUID()}, ${organisationId}, 'adjustment', 5000000, now(), '2026-01-02', 'Due')`.execute(
        db,
      );
      await sql`insert into partner_bank (organisation_id, check_id, holder_name, ifsc, bank_name, account_sealed, account_last4,
          state, checks_on, checks_today, verified_at, saved_at)
        values (${organisationId}, ${randomUUID()}, 'Ravi Kumar', 'HDFC0000001', 'HDFC Bank', decode(${sealed}, 'base64'), '9012', 'verified',
          '2026-01-02', 1, now(), now())
        on conflict (organisation_id) do update set state = 'verified', verified_at = now(), check_id = excluded.check_id,
          account_sealed = excluded.account_sealed, account_last4 = excluded.account_last4`.execute(db);
      await sql`insert into payout_run (run_id, run_on, status, created_at) values (${runId}, '2026-01-02', 'Sent', now())`.execute(
        db,
      );
      await sql`insert into payout (payout_id, run_id, organisation_id, status, amount_paise, earnings, bank_name, account_last4,
          failure, created_at) values (${payoutId}, ${runId}, ${organisationId}, 'FAILED', 50000, 1, 'HDFC Bank', '0000',
          'The account is closed.', now())`.execute(db);
      return payoutId;
    };
    return [
      {
        endpoint: admin.retryPayout,
        what: 'paying a failed payout again',
        arrange: async () => ({
          who: await office(),
          params: { payoutId: await aFailedPayout() },
          body: { why, version: 1 },
        }),
      },
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
