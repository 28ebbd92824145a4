import {
  getPayout,
  getPayoutDetails,
  getTodayPayout,
  listPayoutBookings,
} from '@nukkad/contract/money/payout/payout.api';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PayoutFixture, payoutFixture } from '../../../../test/fixtures/payout-fixture.ts';
import { signBody } from '../gateway/webhook-signature.ts';
import { reverseSandboxPayout, sandboxPayoutSecret } from '../sandbox/sandbox-payout.gateway.ts';

let fixture: PayoutFixture;
let [ravi, meena, arun] = ['', '', ''];
beforeAll(async () => {
  fixture = await payoutFixture();
  [ravi, meena, arun] = fixture.partners.map(({ organisationId }) => organisationId) as [
    string,
    string,
    string,
  ];
});
afterAll(() => fixture.close());
// Each test has a night of its own.
beforeEach(() => fixture.clock.set(istInstant(addDays(istDay(fixture.clock.now()), 1), 90)));

const payoutsOf = (organisationId: string) =>
  fixture.rows(sql`select payout_id as id, status, amount_paise as paise, failure, utr from payout
    where organisation_id = ${organisationId} order by created_at, payout_id`);
const states = (organisationId: string) =>
  fixture.rows(sql`select state, sum(net_paise)::int as paise from earning
    where organisation_id = ${organisationId} group by state order by state`);

test('a night pays what is due, nets penalties, skips with a reason, and the bank’s word ends it', async () => {
  await fixture.bank(ravi);
  await fixture.bank(arun, '999988887777');
  await fixture.earn(ravi, 50_000);
  await fixture.earn(ravi, -20_000);
  await fixture.earn(meena, 40_000);
  await fixture.earn(arun, 9_999);
  await fixture.run();
  const [{ runId, ...run }] = await fixture.rows(
    sql`select run_id as "runId", status, payouts, earnings, total_paise as total from payout_run order by run_on desc limit 1`,
  );
  expect(run).toEqual({ status: 'Sent', payouts: 1, earnings: 2, total: 30_000 });
  expect(
    await fixture.rows(sql`select organisation_id as id, reason, amount_paise as paise from payout_skip where run_id = ${runId}
      order by reason`),
  ).toEqual([
    { id: arun, reason: 'below_minimum', paise: 9_999 },
    { id: meena, reason: 'no_bank', paise: 40_000 },
  ]);
  expect(await states(ravi)).toEqual([{ state: 'In Payout', paise: 30_000 }]);
  expect(await fixture.unexplained()).toEqual([]);
  expect(await payoutsOf(ravi)).toMatchObject([{ status: 'PAID', paise: 30_000, utr: expect.any(String) }]);
  expect(await states(ravi)).toEqual([{ state: 'Paid', paise: 30_000 }]);
  expect(await fixture.unexplained()).toEqual([]);
});

test('promise 24: two runs at one instant, and a run that was killed in the middle, pay each earning once', async () => {
  await fixture.rows(sql`insert into setting (key, valid_from, value, why)
    values ('payout.rules', ${fixture.clock.now()}, '{"partnersABatch": 1}', 'Test')`);
  for (const one of [ravi, meena, arun]) {
    await fixture.bank(one);
    for (const paise of [11_111, 22_222]) await fixture.earn(one, paise);
  }
  const { platform } = fixture.payouts;
  let batches = 0;
  const dying = {
    ...platform,
    write: ((...given: Parameters<typeof platform.write>) => {
      batches += 1;
      if (batches > 2) throw new Error('killed');
      return platform.write(...given);
    }) as typeof platform.write,
  };
  const { runDaily } = await import('./run-daily.ts');
  await expect(runDaily({ ...fixture.payouts, platform: dying })).rejects.toThrow('killed');
  expect(await fixture.count('payout_run', "status = 'Collecting' and payouts = 1")).toBe(1);
  await Promise.all([fixture.run(), fixture.run(), fixture.run()]);
  await fixture.run();
  await fixture.unexplained();
  expect(await fixture.count('payout_run', `run_on = '${istDay(fixture.clock.now())}'`)).toBe(1);
  for (const one of [ravi, meena, arun]) {
    const last = (await payoutsOf(one)).at(-1);
    expect(last).toMatchObject({ status: 'PAID' });
    expect(await fixture.count('earning', `payout_id = '${last?.id}'`)).toBeGreaterThanOrEqual(2);
  }
  const [{ wrong }] = await fixture.rows(sql`select count(*)::int as wrong from payout p
    where p.amount_paise <> (select coalesce(sum(net_paise), 0) from earning e where e.payout_id = p.payout_id)`);
  expect(wrong).toBe(0);
  expect(await fixture.count('sandbox_payout')).toBe(await fixture.count('payout'));
  expect(await fixture.unexplained()).toEqual([]);
});

test('a failed payout gives its earnings back, and the next night pays them to the new account', async () => {
  await fixture.bank(meena, '555566660000');
  await fixture.earn(meena, 70_000);
  await fixture.run();
  await fixture.unexplained();
  expect((await payoutsOf(meena)).at(-1)).toMatchObject({
    status: 'FAILED',
    failure: 'The account is closed.',
  });
  expect(await states(meena)).toContainEqual({ state: 'Due', paise: 70_000 });
  await fixture.bank(meena, '555566661234');
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 86_400_000));
  await fixture.run();
  expect(await fixture.unexplained()).toEqual([]);
  expect((await payoutsOf(meena)).at(-1)).toMatchObject({ status: 'PAID', paise: 70_000 });
});

test('promise 16: webhooks ten times, shuffled and forged give one end; what the bank returns is due again', async () => {
  await fixture.bank(arun);
  await fixture.earn(arun, 80_000);
  await fixture.run();
  await fixture.unexplained();
  const paid = (await payoutsOf(arun)).at(-1);
  const [{ body }] = await fixture.rows(
    sql`select body from sandbox_payout_event where body like ${`%${paid?.id}%`} order by created_at limit 1`,
  );
  const tell = async (text: string, signature: string, id: string) => {
    const response = await fetch(`${fixture.url}/api/payment/webhook/payout_sandbox`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': id,
        'x-razorpay-signature': signature,
      },
      body: text,
    });
    return response.status;
  };
  const secret = sandboxPayoutSecret(fixture.platform.config.secret);
  expect(await tell(body, signBody('wrong', body), 'evt_forged')).toBe(400);
  const failed = body.replaceAll('processed', 'failed');
  expect(await tell(failed, signBody(secret, body), 'evt_altered')).toBe(400);
  const processing = body.replaceAll('processed', 'updated');
  const all = [body, processing, body, processing].flatMap((one, at) =>
    [1, 2].map((time) => tell(one, signBody(secret, one), `evt_${at}_${time}`)),
  );
  expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
  expect((await payoutsOf(arun)).at(-1)).toMatchObject({ status: 'PAID' });
  expect(await fixture.count('ledger_transaction', `event_id = '${paid?.id}'`)).toBe(1);
  await reverseSandboxPayout(fixture.platform, paid?.id ?? '');
  expect(await fixture.unexplained()).toEqual([]);
  expect((await payoutsOf(arun)).at(-1)).toMatchObject({ status: 'FAILED' });
  expect(await tell(body, signBody(secret, body), 'evt_late')).toBe(200);
  expect((await payoutsOf(arun)).at(-1)).toMatchObject({ status: 'FAILED' });
  expect(await states(arun)).toContainEqual({ state: 'Due', paise: 80_000 });
});

test('promise 24: what the partner reads is what its list and the ledger come to', async () => {
  const { owner } = fixture.partners[0];
  await fixture.earn(ravi, 12_345);
  const details = (await fixture.as(owner).ask(getPayoutDetails, { query: {} })).body;
  const [{ owed }] =
    await fixture.rows(sql`select coalesce(-sum(amount_paise), 0)::int as owed from ledger_entry
    where organisation_id = ${ravi} and account_code in ('partner_payable', 'partner_cash')`);
  expect(details.standing).toMatchObject({ balance: owed, due: 12_345, obstacle: null, minimum: 10_000 });
  const open = (await fixture.as(owner).ask(listPayoutBookings, { query: {} })).body.items;
  expect(open.map(({ net }: { net: number }) => net)).toEqual([12_345]);
  for (const { payoutId, amount, earnings } of details.items) {
    const { items } = (await fixture.as(owner).ask(listPayoutBookings, { query: { payoutId } })).body;
    expect(items).toHaveLength(earnings);
    expect(items.reduce((sum: number, { net }: { net: number }) => sum + net, 0)).toBe(amount);
  }
  const today = (await fixture.as(owner).ask(getTodayPayout, {})).body;
  expect(today).toMatchObject({ day: istDay(fixture.clock.now()), jobs: 0, net: 12_345 });
  const stranger = fixture.partners[1].owner;
  const payoutId = details.items[0]?.payoutId;
  expect((await fixture.as(stranger).ask(listPayoutBookings, { query: { payoutId } })).status).toBe(404);
});

test('a partner narrows its payouts by status and day, and reads one with what it is made of', async () => {
  await fixture.bank(meena, '555566661234');
  await fixture.earn(meena, 60_000);
  await fixture.earn(meena, -5_000);
  await fixture.run();
  await fixture.unexplained();
  const owner = fixture.as(fixture.partners[1].owner);
  const today = istDay(fixture.clock.now());
  const read = async (query: object) => (await owner.ask(getPayoutDetails, { query })).body;
  const paid = await read({ status: 'PAID', from: today, to: today, count: 'true' });
  expect(paid).toMatchObject({
    total: { count: 1, isMore: false },
    items: [{ status: 'PAID', earnings: 2 }],
  });
  const all = await read({ limit: 1, count: 'true' });
  expect(all.items).toHaveLength(1);
  expect(all.total?.count).toBeGreaterThan(1);
  expect((await read({ from: addDays(today, 1) })).items).toEqual([]);
  const failed = (await read({ status: 'FAILED' })).items[0];

  const { payoutId } = paid.items[0] ?? { payoutId: '' };
  const one = (await owner.ask(getPayout, { params: { payoutId } })).body;
  expect(one).toMatchObject({
    amount: 55_000,
    utr: expect.any(String),
    sums: { jobs: 0, value: 60_000, penalty: 5_000, earned: 55_000, cash: 0, net: 55_000 },
  });
  expect((await owner.ask(getPayout, { params: { payoutId: failed?.payoutId ?? '' } })).body).toMatchObject({
    failure: 'The account is closed.',
    sums: null,
  });
  const stranger = fixture.as(fixture.partners[0].owner);
  expect((await stranger.ask(getPayout, { params: { payoutId } })).status).toBe(404);
});

test('a payout that finds no verified account says so: no bank has refused it, and a new account is paid', async () => {
  await fixture.bank(meena, '555566661234');
  await fixture.earn(meena, 30_000);
  await fixture.run();
  await fixture.rows(sql`delete from partner_bank where organisation_id = ${meena}`);
  await fixture.unexplained();
  const meenas = fixture.as(fixture.partners[1].owner);
  const { items, standing } = (await meenas.ask(getPayoutDetails, { query: {} })).body;
  expect(items[0]).toMatchObject({ status: 'FAILED', cause: 'no_account', failure: null, amount: 30_000 });
  expect(standing.obstacle).toBe('no_bank');
  await fixture.bank(meena, '555566661234');
  fixture.clock.set(new Date(fixture.clock.now().getTime() + 86_400_000));
  await fixture.run();
  expect(await fixture.unexplained()).toEqual([]);
  expect((await payoutsOf(meena)).at(-1)).toMatchObject({ status: 'PAID', paise: 30_000 });
});
