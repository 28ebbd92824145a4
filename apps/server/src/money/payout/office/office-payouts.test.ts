import * as admin from '@nukkad/contract/money/payout/payout-admin.api';
import { seenOfEarning, seenOfPayoutHold } from '@nukkad/contract/money/payout/payout-admin.api';
import { getPayoutDetails } from '@nukkad/contract/money/payout/payout.api';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { type PayoutFixture, payoutFixture } from '../../../../test/fixtures/payout-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import type { TestClient } from '../../../../test/harness/test-client.ts';

const why = 'The partner asked for it by phone';
let fixture: PayoutFixture;
let nandini: TestClient;
let farah: TestClient;
let [ravi, meena] = ['', ''];
beforeAll(async () => {
  fixture = await payoutFixture();
  [ravi, meena] = fixture.partners.map(({ organisationId }) => organisationId) as [string, string];
  const anAdmin = async (name: string) =>
    fixture.as(aViewer({ userId: await aUser(fixture.platform.db, name), role: 'Admin' }));
  nandini = await anAdmin('Nandini Iyer');
  farah = await anAdmin('Farah Sheikh');
  for (const one of [ravi, meena]) await fixture.bank(one);
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clock.set(istInstant(addDays(istDay(fixture.clock.now()), 1), 30)));

const night = () => fixture.clock.set(istInstant(istDay(fixture.clock.now()), 90));
const earning = async (earningId: string) => {
  const { items } = (await nandini.ask(admin.listOfficeEarnings, { query: {} })).body;
  return required(items.find((one) => one.earningId === earningId));
};
const hold = async (earningId: string, wanted: boolean) =>
  nandini.ask(admin.holdEarning, {
    params: { earningId },
    body: { hold: wanted, why, seen: seenOfEarning(await earning(earningId)) },
  });

test('staff hold one earning, or a partner, with a reason: the night leaves it out until it is released', async () => {
  const held = await fixture.earn(ravi, 60_000);
  await fixture.earn(ravi, 20_000);
  await fixture.earn(meena, 30_000);
  expect((await hold(held, true)).body).toMatchObject({
    state: 'On Hold',
    holdReason: why,
    canRelease: true,
  });
  expect((await hold(held, true)).status).toBe(409);
  const partner = (wanted: boolean) =>
    nandini.ask(admin.holdPayouts, {
      params: { organisationId: meena },
      body: { hold: wanted, why, seen: seenOfPayoutHold({ isHeld: !wanted }) },
    });
  expect((await partner(true)).body).toEqual({ isHeld: true });
  expect((await partner(true)).status).toBe(409);
  const preview = (await nandini.ask(admin.previewPayoutRun, {})).body;
  expect(preview).toMatchObject({
    payouts: 1,
    earnings: 1,
    total: 20_000,
    needsApproval: false,
    skipped: [{ reason: 'held', partners: 1, amount: 30_000 }],
  });
  night();
  await fixture.run();
  await fixture.unexplained();
  const payouts = (await nandini.ask(admin.listOfficePayouts, { query: { count: 'true' } })).body;
  expect(payouts.total?.count).toBe(1);
  expect(payouts.items[0]).toMatchObject({
    organisationId: ravi,
    amount: 20_000,
    status: 'PAID',
    canRetry: false,
  });
  expect((await hold(held, false)).body).toMatchObject({ state: 'Due', canHold: true });
  expect((await partner(false)).status).toBe(200);
  const [run] = (await nandini.ask(admin.listPayoutRuns, { query: {} })).body.items;
  expect(run).toMatchObject({ status: 'Sent', payouts: 1, paid: 1, failed: 0, skipped: 1, canDecide: false });
  expect(await fixture.unexplained()).toEqual([]);
});

test('a run above the limit is sent by the second of two Admins, or rejected by one: its money is due again', async () => {
  await fixture.rows(sql`insert into setting (key, valid_from, value, why)
    values ('payout.rules', ${fixture.clock.now()}, '{"fourEyesAbovePaise": 50000}', 'Test')`);
  await fixture.earn(ravi, 70_000);
  night();
  await fixture.run();
  await fixture.unexplained();
  const newest = async () => required((await nandini.ask(admin.listPayoutRuns, { query: {} })).body.items[0]);
  const decide = (who: TestClient, run: admin.OfficeRun, approve: boolean) =>
    who.ask(admin.decidePayoutRun, {
      params: { runId: run.runId },
      body: { approve, why, version: run.version },
    });
  const large = await newest();
  expect(large).toMatchObject({ status: 'Needs Approval', canDecide: true });
  expect(await fixture.count('payout', "status = 'PENDING'")).toBe(2);
  expect((await decide(nandini, large, true)).body).toMatchObject({
    status: 'Checked',
    checkedBy: null,
    canDecide: false,
  });
  // Who may not send it hears that first, also of a run that has changed since it was read.
  expect((await decide(nandini, large, true)).body.code).toBe('own_payout_check');
  expect((await decide(nandini, await newest(), true)).status).toBe(403);
  expect((await decide(farah, large, true)).status).toBe(409);
  expect((await decide(farah, await newest(), true)).body).toMatchObject({ status: 'Sent' });
  await fixture.unexplained();
  expect(await fixture.count('payout', "status = 'PENDING'")).toBe(0);

  await fixture.earn(meena, 80_000);
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 86_400_000));
  await fixture.run();
  expect((await decide(farah, await newest(), false)).body).toMatchObject({ status: 'Rejected' });
  expect(await fixture.unexplained()).toEqual([]);
  expect(await fixture.count('payout', "status = 'CANCELED'")).toBe(1);
  expect(await fixture.count('earning', "state = 'Due' and value_paise = 80000")).toBe(1);
});

test('a failed payout is tried again once the partner has another account: at two desks at one instant it is paid once, with the sum that was seen', async () => {
  await fixture.rows(sql`insert into setting (key, valid_from, value, why)
    values ('payout.rules', ${fixture.clock.now()}, '{"fourEyesAbovePaise": null}', 'Test')`);
  await fixture.bank(meena, '121212120000');
  night();
  await fixture.run();
  await fixture.unexplained();
  const [failed] = (await nandini.ask(admin.listOfficePayouts, { query: { status: 'FAILED' } })).body.items;
  const { payoutId, version } = required(failed);
  expect(failed).toMatchObject({ canRetry: false, retry: null, nextStep: 'partner_gives_account' });
  expect(failed).toMatchObject({ cause: 'account_refused', failure: 'The account is closed.' });
  const shown = async () => {
    const { items } = (await nandini.ask(admin.listOfficePayouts, { query: { status: 'FAILED' } })).body;
    return required(items.find((one) => one.payoutId === payoutId));
  };
  const seen = { retryAmount: 80_000, retryEarnings: 1 };
  const retry = (who: TestClient, saw: typeof seen) =>
    who.ask(admin.retryPayout, { params: { payoutId }, body: { why, version, seen: saw } });
  expect((await retry(nandini, seen)).body.code).toBe('account_refused');
  expect(
    (await fixture.as(fixture.partners[1].owner).ask(getPayoutDetails, { query: {} })).body.standing,
  ).toMatchObject({ obstacle: 'bank_refused' });
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 86_400_000));
  await fixture.run();
  expect(await fixture.count('payout_skip', "reason = 'bank_refused'")).toBe(1);

  await fixture.bank(meena, '121212121212');
  expect(await shown()).toMatchObject({
    canRetry: true,
    retry: { amount: 80_000, earnings: 1 },
    nextStep: 'retry',
  });
  await fixture.earn(meena, 5_000);
  const grown = await retry(nandini, seen);
  expect([grown.status, grown.body.code]).toEqual([409, 'confirmation_differs']);
  const now = { retryAmount: 85_000, retryEarnings: 2 };
  const limit = (paise: number | null) =>
    fixture.rows(sql`insert into setting (key, valid_from, value, why)
      values ('payout.rules', ${fixture.clock.now()}, ${JSON.stringify({ fourEyesAbovePaise: paise })}, 'Test')
      on conflict (key, scope, valid_from) do update set value = excluded.value`);
  // A sum that a run would not send without a second Admin is not sent by one either.
  await limit(84_900);
  expect((await retry(nandini, now)).body.code).toBe('payout_retry_too_large');
  await limit(null);
  const answers = await Promise.all([retry(nandini, now), retry(farah, now)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await fixture.unexplained()).toEqual([]);
  const [paid] = await fixture.rows(
    sql`select status, amount_paise as paise from payout where retry_of = ${payoutId}`,
  );
  expect(paid).toEqual({ status: 'PAID', paise: 85_000 });
  const buyer = fixture.as(fixture.buyer);
  expect((await buyer.ask(admin.listOfficePayouts, { query: {} })).status).toBe(403);
});
