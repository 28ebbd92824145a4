import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayoutFixture, payoutFixture } from '../../../../test/fixtures/payout-fixture.ts';
import { type Fault, type RazorpayxStub, razorpayxStub } from '../../../../test/harness/razorpayx-stub.ts';
import { openRazorpayx } from '../gateway/razorpayx.gateway.ts';
import type { PayoutDependencies } from '../payout.interface.ts';
import { receivePayoutEvent } from '../receive-payout-event.ts';
import { sendPayout } from '../send-payout.ts';

const nights = Number(process.env['PAYOUT_NIGHTS'] ?? 4);

let fixture: PayoutFixture;
let stub: RazorpayxStub;
let deps: PayoutDependencies;
beforeAll(async () => {
  [fixture, stub] = await Promise.all([payoutFixture(), razorpayxStub()]);
  const gateway = openRazorpayx(stub.account);
  deps = { ...fixture.payouts, gateway, gateways: new Map([['razorpayx', gateway]]) };
});
afterAll(async () => {
  await fixture.close();
  await stub.close();
});

/** The same numbers in every run. */
let seed = 42;
function below(count: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * count);
}
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => [below(1_000_000), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);

const faults: readonly Fault[] = ['busy', 'broken', 'cut', 'done_then_cut', 'done_then_slow'];
const everyCall = ['POST contacts', 'POST fund_accounts', 'POST payouts'] as const;

/** The process dies at its next write, as often as it is told to. */
function dying(deaths: number): PayoutDependencies {
  let left = deaths;
  const { platform } = deps;
  const write = (async (...given: Parameters<typeof platform.write>) => {
    left -= 1;
    if (left >= 0) throw new Error('killed');
    return platform.write(...given);
  }) as typeof platform.write;
  return { ...deps, platform: { ...platform, write } };
}

/** Three workers at once, again and again, until the provider has taken it; as the outbox and the clock do. */
async function sendUntilTaken(payoutId: string): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    const workers = [dying(below(2)), deps, dying(1)];
    await Promise.allSettled(workers.map((one) => sendPayout(one, payoutId)));
    const [row] = await fixture.rows(sql`select status from payout where payout_id = ${payoutId}`);
    if (row?.status !== 'PENDING') return;
  }
  throw new Error('No worker came through.');
}

/** Each word twice and in any order; a process dies between them. */
async function tellEnds(payoutId: string): Promise<void> {
  const [made] = stub.of(payoutId);
  if (!made) throw new Error('RazorpayX has no such payout.');
  const ends = pick([['processed'], ['failed'], ['processed', 'reversed'], ['reversed', 'processed']]);
  made.utr = 'UTR123';
  made.status = ends.includes('reversed') ? 'reversed' : (ends[0] ?? 'failed');
  const now = fixture.clock.now();
  const noise = ['payout.queued', 'payout.initiated', 'payout.updated'];
  const words = ends.map((end) => `payout.${end}`);
  // The two ends of one payout keep their order here; the random one above turns it.
  const told = [...shuffled(noise).slice(0, below(3)), ...words].flatMap((name) => {
    const event = stub.event(name, made, now);
    return [event, event];
  });
  for (const { body, signature, eventId } of told) {
    const callback = { provider: 'razorpayx', body, signature, eventId, now } as const;
    if (below(4) === 0) await receivePayoutEvent(dying(1), callback).catch(() => undefined);
    await Promise.all([receivePayoutEvent(deps, callback), receivePayoutEvent(deps, callback)]);
  }
}

test(
  'promise 24: whatever happens between us and RazorpayX, each payout is made once and ends as it does there',
  async () => {
    const organisations = fixture.partners.map(({ organisationId }) => organisationId);
    for (let night = 0; night < nights; night += 1) {
      // An account that the bank refused is not payable until its owner gives another.
      for (const one of organisations) await fixture.bank(one, `12345678${1000 + night}`);
      fixture.clock.set(istInstant(addDays(istDay(fixture.clock.now()), 1), 90));
      for (const one of organisations) await fixture.earn(one, 20_000 + below(500_000));
      await fixture.run();
      const payouts = await fixture.rows(
        sql`select payout_id as id from payout where status = 'PENDING' order by payout_id`,
      );
      for (const call of everyCall)
        stub.faults.set(
          call,
          Array.from({ length: below(6) }, () => pick(faults)),
        );
      await Promise.all(payouts.map(({ id }) => sendUntilTaken(id)));
      stub.faults.clear();
      for (const { id } of payouts) await tellEnds(id);
    }
    const rows = await fixture.rows(
      sql`select payout_id as id, status, amount_paise::int as paise, provider_payout_id as there from payout`,
    );
    expect(rows).toHaveLength(nights * organisations.length);
    for (const { id, status, paise, there } of rows) {
      const made = stub.of(id);
      expect(made.map((one) => [one.id, one.amount])).toEqual([[there, paise]]);
      expect([made[0]?.status, status]).toEqual([
        made[0]?.status,
        made[0]?.status === 'processed' ? 'PAID' : 'FAILED',
      ]);
    }
    const paid = [...stub.payouts.values()].filter(({ status }) => status === 'processed');
    const [books] =
      await fixture.rows(sql`select coalesce(-sum(amount_paise), 0)::int as paise from ledger_entry
    where account_code = 'bank_clearing'`);
    expect(books?.paise).toBe(paid.reduce((sum, { amount }) => sum + amount, 0));
    expect(await fixture.unexplained()).toEqual([]);
  },
  30_000 + nights * 5_000,
);
