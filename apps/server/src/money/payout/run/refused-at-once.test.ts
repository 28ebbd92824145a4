import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PayoutFixture, payoutFixture } from '../../../../test/fixtures/payout-fixture.ts';
import { ProviderRefused } from '../gateway/payout-gateway.ts';
import type { PayoutDependencies } from '../payout.interface.ts';
import { sendPayout } from '../send-payout.ts';

let fixture: PayoutFixture;
let [ravi, meena] = ['', ''];
beforeAll(async () => {
  fixture = await payoutFixture();
  [ravi, meena] = fixture.partners.map(({ organisationId }) => organisationId) as [string, string];
});
afterAll(() => fixture.close());
// Each test has a night of its own.
beforeEach(() => nextNight());

const nextNight = () => fixture.clock.set(istInstant(addDays(istDay(fixture.clock.now()), 1), 90));
const newest = async (organisationId: string) =>
  (
    await fixture.rows(sql`select payout_id as id, status, account_last4 as last4, failure from payout
      where organisation_id = ${organisationId} order by created_at desc limit 1`)
  )[0];
const skipped = async (organisationId: string) =>
  (
    await fixture.rows(sql`select s.reason from payout_skip s join payout_run r using (run_id)
      where s.organisation_id = ${organisationId} order by r.run_on desc limit 1`)
  )[0]?.reason;

/** A provider that says no in its first answer to this call. */
function refusing(call: 'register' | 'send', refusal: ProviderRefused): PayoutDependencies {
  const { gateway } = fixture.payouts;
  if (!gateway) throw new Error('There is no provider.');
  return { ...fixture.payouts, gateway: { ...gateway, [call]: () => Promise.reject(refusal) } };
}

test.each(['register', 'send'] as const)(
  'an account that the provider refuses at once (%s) is not paid again, also one that was given after the run',
  async (call) => {
    await fixture.bank(ravi, '111122223333');
    await fixture.earn(ravi, 50_000);
    await fixture.run();
    await fixture.bank(ravi, '444455556666');
    await sendPayout(refusing(call, new ProviderRefused('Invalid account.')), (await newest(ravi)).id);
    const refused = { status: 'FAILED', last4: '6666', failure: 'Invalid account.' };
    expect(await newest(ravi)).toMatchObject(refused);
    nextNight();
    await fixture.run();
    expect([(await newest(ravi)).status, await skipped(ravi)]).toEqual(['FAILED', 'bank_refused']);
    await fixture.bank(ravi, '777788889999');
    nextNight();
    await fixture.run();
    expect(await newest(ravi)).toMatchObject({ status: 'PENDING', last4: '9999' });
    await sendPayout(fixture.payouts, (await newest(ravi)).id);
    expect(await fixture.unexplained()).toEqual([]);
    expect((await newest(ravi)).status).toBe('PAID');
  },
);

test('what the provider refuses at once for another reason than the account is paid by the next night', async () => {
  await fixture.bank(meena);
  await fixture.earn(meena, 40_000);
  await fixture.run();
  const empty = refusing('send', new ProviderRefused('Not enough money.', 'insufficient_funds'));
  await sendPayout(empty, (await newest(meena)).id);
  expect(await newest(meena)).toMatchObject({ status: 'FAILED', failure: 'Not enough money.' });
  nextNight();
  await fixture.run();
  expect((await newest(meena)).status).toBe('PENDING');
});

test('the sandbox refuses an account that ends in 00000 at once, and the run of the next night leaves it out', async () => {
  await fixture.unexplained();
  await fixture.bank(meena, '121212100000');
  await fixture.earn(meena, 30_000);
  await fixture.run();
  expect(await fixture.unexplained()).toEqual([]);
  expect(await newest(meena)).toMatchObject({
    status: 'FAILED',
    failure: 'The bank has no such account.',
  });
  nextNight();
  await fixture.run();
  expect(await skipped(meena)).toBe('bank_refused');
});
