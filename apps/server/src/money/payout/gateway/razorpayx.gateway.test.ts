import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RazorpayxStub, razorpayxStub } from '../../../../test/harness/razorpayx-stub.ts';
import {
  type PayoutAccount,
  type PayoutGateway,
  ProviderRefused,
  ProviderUnavailable,
  type WantedPayout,
} from './payout-gateway.ts';
import { openRazorpayx } from './razorpayx.gateway.ts';

let stub: RazorpayxStub;
let gateway: PayoutGateway;
beforeAll(async () => {
  stub = await razorpayxStub();
  gateway = openRazorpayx(stub.account);
});
afterAll(() => stub.close());
beforeEach(() => stub.faults.clear());

const target = { kind: 'bank', ifsc: 'HDFC0000001', accountNumber: '123456789012' } as const;
const ravi: PayoutAccount = {
  ownerId: randomUUID(),
  owner: 'vendor',
  checkId: randomUUID(),
  holderName: 'Ravi Kumar',
  target,
};
const meera: PayoutAccount = {
  ...ravi,
  ownerId: randomUUID(),
  owner: 'customer',
  holderName: 'Meera Shah',
  target: { kind: 'upi', upiId: 'meera@okaxis' },
};
const wanted = async (of: PayoutAccount, more: Partial<WantedPayout> = {}): Promise<WantedPayout> => ({
  payoutId: randomUUID(),
  fundAccountId: (await gateway.register(of)).fundAccountId,
  amountPaise: 50_000,
  kind: of.target.kind,
  purpose: of.owner === 'vendor' ? 'payout' : 'refund',
  ...more,
});

test('an account that is told twice is one; another number is another', async () => {
  const [one, again] = [await gateway.register(ravi), await gateway.register(ravi)];
  expect(again).toEqual(one);
  const other = await gateway.register({ ...ravi, target: { ...target, accountNumber: '999988887777' } });
  expect(other).not.toEqual(one);
});

test('names of banks that RazorpayX has no letters for are written in those it has', async () => {
  for (const holderName of ['M/s. Ravi & Sons, Plumbing', 'रवि कुमार', 'A', 'Very '.repeat(20).trim()])
    expect((await gateway.register({ ...ravi, holderName })).fundAccountId).toMatch(/^fa_/);
});

test('to a bank by IMPS, above five lakh by NEFT, to a UPI id by UPI', async () => {
  const sent = [await wanted(ravi), await wanted(ravi, { amountPaise: 60_000_000 }), await wanted(meera)];
  for (const one of sent) expect(await gateway.send(one)).toMatchObject({ outcome: 'under_way' });
  expect(sent.map(({ payoutId }) => stub.of(payoutId)[0]?.mode)).toEqual(['IMPS', 'NEFT', 'UPI']);
});

test('the same payout is made once, however often it is sent, and whatever happens to the answer', async () => {
  for (const fault of ['busy', 'broken', 'cut', 'done_then_cut', 'done_then_slow'] as const) {
    const one = await wanted(ravi);
    stub.faults.set('POST payouts', [fault]);
    await expect(gateway.send(one)).rejects.toThrow(ProviderUnavailable);
    const answers = await Promise.all([gateway.send(one), gateway.send(one)]);
    expect(new Set(answers.map(({ providerPayoutId }) => providerPayoutId)).size).toBe(1);
    expect(stub.of(one.payoutId)).toHaveLength(1);
  }
});

test('what it refuses is refused, unless it made the payout before', async () => {
  const unknown = await wanted(ravi, { fundAccountId: 'fa_none' });
  await expect(gateway.send(unknown)).rejects.toThrow(ProviderRefused);
  // Made, but the answer was lost; then the same key with another body, which RazorpayX refuses.
  const one = await wanted(ravi);
  stub.faults.set('POST payouts', ['done_then_cut']);
  await expect(gateway.send(one)).rejects.toThrow(ProviderUnavailable);
  const { fundAccountId } = await gateway.register({ ...ravi, holderName: 'Ravi K' });
  expect(await gateway.send({ ...one, fundAccountId })).toMatchObject({ referenceId: one.payoutId });
  expect(stub.of(one.payoutId)).toHaveLength(1);
});

test('a key that is not accepted is a fault of ours, and fails no payout', async () => {
  const closed = openRazorpayx({ ...stub.account, keySecret: 'another' });
  await expect(closed.register(ravi)).rejects.toThrow(ProviderUnavailable);
});

test('its states are read: queued and processing are under way, what ended is told with its reason', async () => {
  const one = await wanted(ravi);
  const { providerPayoutId } = await gateway.send(one);
  const made = stub.payouts.get(providerPayoutId);
  if (!made) throw new Error('No payout was made.');
  const outcomes: Record<string, string> = {};
  for (const status of [
    'queued',
    'pending',
    'scheduled',
    'processing',
    'processed',
    'reversed',
    'failed',
    'cancelled',
    'rejected',
  ]) {
    made.status = status;
    made.status_details = { description: 'Beneficiary bank is offline.' };
    outcomes[status] = (await gateway.fetch(providerPayoutId))?.outcome ?? 'unknown';
  }
  expect(outcomes).toEqual({
    queued: 'under_way',
    pending: 'under_way',
    scheduled: 'under_way',
    processing: 'under_way',
    processed: 'paid',
    reversed: 'failed',
    failed: 'failed',
    cancelled: 'canceled',
    rejected: 'failed',
  });
  expect((await gateway.fetch(providerPayoutId))?.failure).toBe('Beneficiary bank is offline.');
  expect(await gateway.fetch('pout_none')).toBeNull();
});

test('a webhook is believed with its signature alone', async () => {
  const { providerPayoutId } = await gateway.send(await wanted(ravi));
  const made = stub.payouts.get(providerPayoutId);
  if (!made) throw new Error('No payout was made.');
  const { body, signature } = stub.event('payout.processed', made, new Date());
  expect(gateway.verifyWebhook(body, signature)).toMatchObject({
    payout: { outcome: 'paid', providerPayoutId },
  });
  expect(
    gateway.verifyWebhook(Buffer.from(body.toString().replace('processed', 'reversed')), signature),
  ).toBeNull();
  expect(gateway.verifyWebhook(body, '')).toBeNull();
});
