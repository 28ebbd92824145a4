import { decideDispute } from '@nukkad/contract/market/dispute/dispute-office.api';
import { listDisputes, assignDispute } from '@nukkad/contract/market/dispute/dispute-office.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin, disputesOf } from '../../../../test/fixtures/disputed-bookings.ts';
import { type PaymentFixture, paymentFixture } from '../../../../test/fixtures/payment-fixture.ts';

let fixture: PaymentFixture;
let play: ReturnType<typeof disputesOf>;
let asha: ReturnType<typeof anAdmin>;
let ravi: ReturnType<typeof anAdmin>;
beforeAll(async () => {
  fixture = await paymentFixture();
  play = disputesOf(fixture);
  const [one, other] = await fixture.rows(
    sql`select user_id as id from user_account where user_id <> ${fixture.buyer.userId} order by user_id limit 2`,
  );
  [asha, ravi] = [anAdmin(one?.id), anAdmin(other?.id)];
});
afterAll(() => fixture.close());

const reason = 'The photos show a leak that was not there before.';
const entries = (bookingId: string, kind: string) =>
  fixture.rows(sql`select e.account_code as account, e.amount_paise::int as paise
    from ledger_entry e join ledger_transaction t using (transaction_id, posted_at)
    where e.booking_id = ${bookingId} and t.kind = ${kind} order by e.line`);

test('promises 13 to 15: half the bill goes back; the shares of all fall alike, and the credit note says the same', async () => {
  const bookingId = await play.finished();
  const disputeId = await play.disputed(bookingId);
  const { status, body } = await play.decide(disputeId, asha, {
    outcome: 'refund',
    amount: 25_000,
    bornBy: 'partner',
    reason,
  });
  expect([status, body.booking.status, body.dispute.decision?.amount]).toEqual([200, 'Refunded', 25_000]);
  await fixture.drain();

  expect(await fixture.row(bookingId)).toMatchObject({
    status: 'Refunded',
    captured_paise: 50_000,
    refunded_paise: 25_000,
    refund_granted_paise: 25_000,
    payment_status: 'refunded',
  });
  const postings = await entries(bookingId, 'booking_refunded');
  const done = await entries(bookingId, 'booking_completed');
  const ofPartner = (all: typeof done) =>
    all.find(({ account }) => account === 'partner_payable')?.paise as number;
  expect(Math.abs(ofPartner(postings) * 2 + ofPartner(done))).toBeLessThanOrEqual(2);
  const notes = await fixture.rows(
    sql`select credit_note_number as number, total_paise::int as total, frozen from credit_note where booking_id = ${bookingId}`,
  );
  expect(notes.reduce((sum, paper) => sum + paper.total, 0)).toBe(25_000);
  expect(notes[0]?.number).toMatch(/^C[0-9A-Z]{2,4}\/2627\/0+1$/);
  expect(await fixture.audit()).toEqual([]);
});

test('a refund that the platform bears leaves the partner what it earned', async () => {
  const bookingId = await play.finished();
  const disputeId = await play.disputed(bookingId);
  await play.decide(disputeId, asha, { outcome: 'refund', amount: 10_000, bornBy: 'platform', reason });
  await fixture.drain();
  const accounts = (await entries(bookingId, 'booking_refunded')).map(({ account }) => account);
  expect(accounts).toContain('refunds_borne');
  expect(accounts).not.toContain('partner_payable');
  expect(await fixture.audit()).toEqual([]);
});

test('a refund is never more than the bill, and not decided on other sums than were shown', async () => {
  const bookingId = await play.finished();
  const disputeId = await play.disputed(bookingId);
  const tooMuch = await play.decide(disputeId, asha, {
    outcome: 'refund',
    amount: 50_001,
    bornBy: 'partner',
    reason,
  });
  expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'refund_too_much']);
  const other = await fixture.as(asha).ask(decideDispute, {
    params: { disputeId },
    body: {
      outcome: 'refund',
      amount: 20_000,
      bornBy: 'partner',
      reason,
      seen: { disputeVersion: 2, refund: 10_000, partnerBears: 1, platformBears: 1, secondAdmin: false },
    },
  });
  expect([other.status, other.body.code]).toEqual([409, 'confirmation_differs']);
  expect(await fixture.row(bookingId)).toMatchObject({ status: 'Disputed', refund_granted_paise: 0 });
});

test('above the limit two Admins decide: the one who proposed it does not approve it', async () => {
  const bookingId = await play.finished(400_000);
  const disputeId = await play.disputed(bookingId);
  const asked = await play.decide(disputeId, asha, {
    outcome: 'refund',
    amount: 300_000,
    bornBy: 'partner',
    reason,
  });
  expect([asked.status, asked.body.proposal, asked.body.booking.status]).toMatchObject([
    200,
    { amount: 300_000, own: true },
    'Disputed',
  ]);
  expect((await play.read(bookingId)).dispute).toMatchObject({ status: 'answered', decision: null });
  expect((await play.second(disputeId, asha, true)).body.code).toBe('own_decision');
  const { status, body } = await play.second(disputeId, ravi, true);
  expect([status, body.booking.status]).toEqual([200, 'Refunded']);
  await fixture.drain();
  expect(await fixture.row(bookingId)).toMatchObject({ refunded_paise: 300_000 });

  const again = await play.disputed(await play.finished(400_000));
  await play.decide(again, asha, { outcome: 'refund', amount: 300_000, bornBy: 'partner', reason });
  expect((await play.second(again, ravi, false)).body).toMatchObject({
    proposal: null,
    dispute: { status: 'answered' },
  });
});

test('promise 15: of two Admins who decide at once one decides, and no more goes back than was granted', async () => {
  for (let round = 0; round < Number(process.env['RACES'] ?? 2); round += 1) {
    const bookingId = await play.finished();
    const disputeId = await play.disputed(bookingId);
    const answers = await Promise.all([
      play.decide(disputeId, asha, { outcome: 'refund', amount: 30_000, bornBy: 'partner', reason }),
      play.decide(disputeId, ravi, { outcome: 'refund', amount: 40_000, bornBy: 'platform', reason }),
      play.decide(disputeId, asha, { outcome: 'dismissed', reason }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await fixture.drain();
    const row = await fixture.row(bookingId);
    expect(Number(row.refunded_paise)).toBe(Number(row.refund_granted_paise));
  }
  expect(await fixture.audit()).toEqual([]);
});

test('the queue: who waits longest first, taken by one Admin at a time', async () => {
  const bookingId = await play.finished();
  const disputeId = await play.disputed(bookingId);
  const take = (admin: typeof asha, seenAssignee: string | null) =>
    fixture.as(admin).ask(assignDispute, { params: { disputeId }, body: { take: true, seenAssignee } });
  const answers = await Promise.all([take(asha, null), take(ravi, null)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await take(ravi, asha.userId);
  const { body } = await fixture.as(ravi).ask(listDisputes, { query: { assigned: 'mine', count: 'true' } });
  expect(body.items).toMatchObject([{ disputeId, bill: 50_000, answered: true, kind: 'damage' }]);
  const { body: none } = await fixture
    .as(asha)
    .ask(listDisputes, { query: { assigned: 'none', kind: 'damage' } });
  expect(none.items.map((one) => one.disputeId)).not.toContain(disputeId);
});

test('the partner is heard first: staff decide when it has answered or its day is over, and a dismissed dispute closes', async () => {
  const bookingId = await play.finished();
  const { body } = await play.open(bookingId);
  const disputeId = body.dispute?.disputeId ?? '';
  const early = await play.decide(disputeId, asha, { outcome: 'dismissed', reason });
  expect([early.status, early.body.code]).toEqual([409, 'dispute_awaits_partner']);
  play.later(24);
  const { status, body: decided } = await play.decide(disputeId, asha, { outcome: 'dismissed', reason });
  expect([status, decided.booking.status]).toEqual([200, 'Resolved']);

  await fixture.drain();
  play.later(24);
  await fixture.drain();
  expect((await fixture.row(bookingId)).status).toBe('Closed');
});
