import { createHmac } from 'node:crypto';
import { payoutEvents } from '@nukkad/contract/money/payout/payout.noun';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { type PayoutNews, readPayout, readPayoutEvent } from '../gateway/payout-event.ts';
import { type PayoutGateway, ProviderRefused, type WantedPayout } from '../gateway/payout-gateway.ts';
import { isSignedBy } from '../gateway/webhook-signature.ts';
import * as store from './sandbox-payout.store.ts';

/** Derived from the installation's secret, so that it needs no configuring. */
export const sandboxPayoutSecret = (secret: string): string =>
  createHmac('sha256', secret).update('payout sandbox: webhook').digest('hex');

const plain = (prefix: 'pout' | 'evt') => `${prefix}_${newId().replaceAll('-', '')}`;

/** In RazorpayX's words. */
const entityOf = (row: store.SandboxPayout) => ({
  id: row.providerPayoutId,
  entity: 'payout',
  fund_account_id: row.fundAccountId,
  amount: row.amountPaise,
  currency: 'INR',
  status: row.status,
  purpose: 'payout',
  mode: 'IMPS',
  reference_id: row.referenceId,
  utr: row.utr,
  failure_reason: row.failure,
});

function newsOf(row: store.SandboxPayout): PayoutNews {
  const news = readPayout(entityOf(row));
  if (!news) throw new Error('The sandbox wrote a payout that cannot be read.');
  return news;
}

/** An account whose number ends in 0000, or a UPI id that begins with `closed`, is closed; every other takes the money. */
function decided(row: store.SandboxPayout): store.SandboxPayout {
  if (row.fundAccountId.endsWith('_0000'))
    return { ...row, status: 'failed', failure: 'The account is closed.' };
  return { ...row, status: 'processed', utr: row.providerPayoutId.slice(-12).toUpperCase() };
}

async function tell(tx: Tx, row: store.SandboxPayout, now: Date): Promise<void> {
  const name = `payout.${row.status}`;
  const eventId = plain('evt');
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox',
    event: name,
    contains: ['payout'],
    payload: { payout: { entity: entityOf(row) } },
    created_at: Math.floor(now.getTime() / 1000),
  });
  await store.insertSandboxEvent(tx, { eventId, name, body }, now);
  await publish(tx, now, payoutEvents.sandboxEventSigned, { sandboxEventId: eventId });
}

/** The bank answers at once; the answer of the call says `processing`, as RazorpayX's does. */
async function sendOnce(platform: Platform, wanted: WantedPayout): Promise<PayoutNews> {
  const now = platform.clock.now();
  return platform.write(system, async (tx) => {
    const row: store.SandboxPayout = {
      providerPayoutId: plain('pout'),
      idempotencyKey: wanted.payoutId,
      fundAccountId: wanted.fundAccountId,
      referenceId: wanted.payoutId,
      amountPaise: wanted.amountPaise,
      status: 'processing',
      utr: null,
      failure: null,
    };
    if (await store.insertSandboxPayout(tx, row, now)) {
      const answered = decided(row);
      await store.saveSandboxStatus(tx, answered);
      await tell(tx, answered, now);
      return newsOf(row);
    }
    const earlier = await store.findSandboxPayout(tx, { key: wanted.payoutId });
    if (earlier?.amountPaise !== wanted.amountPaise)
      throw new ProviderRefused('Different request body sent for the same idempotency key.');
    return newsOf({ ...earlier, status: 'processing', utr: null, failure: null });
  });
}

/** The bank gives the money of a paid one back, for tests and developers. */
export async function reverseSandboxPayout(platform: Platform, referenceId: string): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const row = await store.findSandboxPayout(tx, { key: referenceId });
    if (!row) return;
    const reversed = { ...row, status: 'reversed' as const, failure: 'The bank returned the money.' };
    await store.saveSandboxStatus(tx, reversed);
    await tell(tx, reversed, now);
  });
}

/**
 * The built-in provider behind the same port as a real one. It sends no real money and is refused in production. An
 * account whose number ends in 00000 it refuses in its first answer.
 */
export function openPayoutSandbox(platform: Platform): PayoutGateway {
  const secret = sandboxPayoutSecret(platform.config.secret);
  return {
    provider: 'sandbox',
    register: async ({ checkId, target }) => {
      if (target.kind === 'bank' && target.accountNumber.endsWith('00000'))
        throw new ProviderRefused('The bank has no such account.');
      const closed = target.kind === 'upi' && target.upiId.startsWith('closed');
      const end = target.kind === 'bank' ? target.accountNumber.slice(-4) : closed ? '0000' : 'upi';
      return { fundAccountId: `fa_${checkId.replaceAll('-', '')}_${end}` };
    },
    send: (wanted) => sendOnce(platform, wanted),
    fetch: async (id) => {
      const row = await store.findSandboxPayout(platform.db, { id });
      return row && newsOf(row);
    },
    verifyWebhook: (body, signature) => (isSignedBy(secret, body, signature) ? readPayoutEvent(body) : null),
  };
}
