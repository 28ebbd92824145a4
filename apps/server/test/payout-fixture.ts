import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { payoutAccountOf } from '../src/market/partnership/bank/payout-account.ts';
import { encryptAccountNumber } from '../src/market/partnership/partnership-keys.ts';
import { openPayoutSandbox } from '../src/money/payout/sandbox/sandbox-payout.gateway.ts';
import { ProviderRefused } from '../src/money/payout/gateway/payout-gateway.ts';
import type { PayoutDependencies } from '../src/money/payout/payout.interface.ts';
import { listEarnedBy, lockDue, sumDue } from '../src/money/payout/earned-by.store.ts';
import { standingOf } from '../src/money/payout/read-payouts.ts';
import { extensionPoint } from '../src/platform/extension.ts';
import { runDaily } from '../src/money/payout/run/run-daily.ts';
import { type PaymentFixture, paymentFixture } from './payment-fixture.ts';

export interface PayoutFixture extends PaymentFixture {
  readonly payouts: PayoutDependencies;
  /** A verified account of this partner. */
  bank(organisationId: string, accountNumber?: string): Promise<void>;
  /** A fee of this much, due at once; negative: a penalty. Answers its id. */
  earn(organisationId: string, paise: number): Promise<string>;
  /** The run of the present day, without sending. */
  run(): Promise<void>;
  /** Partners whose earnings differ from the ledger. */
  unexplained(): Promise<unknown[]>;
}

export async function payoutFixture(): Promise<PayoutFixture> {
  const fixture = await paymentFixture();
  const { platform, clock } = fixture;
  const gateway = openPayoutSandbox(platform);
  const payouts: PayoutDependencies = {
    platform,
    booking: fixture.interface,
    account: { namesOf: async () => new Map() },
    partner: fixture.partner,
    partnership: { payoutAccount: payoutAccountOf(platform) },
    ledger: fixture.ledger,
    gateway,
    gateways: new Map([['sandbox', gateway]]),
    others: extensionPoint('payout.others'),
    earnedBy: listEarnedBy,
    standingOf,
    dueTo: sumDue,
    lockDueTo: lockDue,
    isRefused: (error): error is Error => error instanceof ProviderRefused,
  };
  return {
    ...fixture,
    payouts,
    bank: async (organisationId, accountNumber = '123456789012') => {
      const sealed = encryptAccountNumber(platform.config.secret, organisationId, accountNumber);
      await fixture.rows(sql`insert into partner_bank (organisation_id, check_id, holder_name, ifsc, bank_name, account_sealed,
          account_last4, state, checks_on, checks_today, verified_at, saved_at)
        values (${organisationId}, ${randomUUID()}, 'Ravi Kumar', 'HDFC0000001', 'HDFC Bank', decode(${sealed}, 'base64'),
          ${accountNumber.slice(-4)}, 'verified', '2026-11-23', 1, ${clock.now()}, ${clock.now()})
        on conflict (organisation_id) do update set check_id = excluded.check_id, account_sealed = excluded.account_sealed,
          account_last4 = excluded.account_last4`);
    },
    earn: async (organisationId, paise) => {
      const eventId = randomUUID();
      const value = Math.max(paise, 0);
      const nothing = { taxPaise: 0, commissionPaise: 0, commissionTaxPaise: 0, tcsPaise: 0, cashPaise: 0 };
      const whose = { organisationId, bookingId: null, bookingNumber: null, professionalId: null };
      await platform.write({ idempotency: null }, (tx) =>
        fixture.ledger.post(tx, {
          kind: 'test',
          eventId,
          bookingId: null,
          postedAt: clock.now(),
          postings: fixture.ledger.postPenalty(organisationId, -paise),
          earned: [
            {
              ...nothing,
              ...whose,
              kind: paise > 0 ? 'adjustment' : 'penalty',
              ownOfferPaise: 0,
              valuePaise: value,
              penaltyPaise: value - paise,
              commissionPercent: 0,
            },
          ],
        }),
      );
      const [{ id }] = await fixture.rows(
        sql`select earning_id as id from earning where organisation_id = ${organisationId} order by earning_id desc limit 1`,
      );
      return id;
    },
    run: () => runDaily(payouts),
    unexplained: async () => {
      await fixture.audit();
      return fixture.rows(sql`select * from earning_audit()`);
    },
  };
}
