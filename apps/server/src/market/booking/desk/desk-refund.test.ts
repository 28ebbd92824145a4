import { getDeskBooking } from '@nukkad/contract/market/desk/desk.api';
import * as refunds from '@nukkad/contract/market/desk/desk-refund.api';
import { seenOfDeskRefund, seenOfRefundDecision } from '@nukkad/contract/market/desk/desk-refund.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdminOf } from '../../../../test/harness/an-admin-of.ts';
import { disputesOf } from '../../../../test/fixtures/disputed-bookings.ts';
import { type PaymentFixture, paymentFixture } from '../../../../test/fixtures/payment-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import type { Answer } from '../../../../test/harness/test-client.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const why = 'Half of the work was done.';
let fixture: PaymentFixture;
let play: ReturnType<typeof disputesOf>;
let nisha: Viewer;
let vikram: Viewer;
beforeAll(async () => {
  fixture = await paymentFixture();
  play = disputesOf(fixture);
  nisha = await anAdminOf(fixture.platform.db, 'Nisha Verma');
  vikram = await anAdminOf(fixture.platform.db, 'Vikram Sethi');
});
afterAll(() => fixture.close());

type Bearer = 'partner' | 'platform';
const story = async (bookingId: string) =>
  (await fixture.as(nisha).ask(getDeskBooking, { params: { bookingId } })).body;
const preview = (bookingId: string, amount: number, bornBy: Bearer) =>
  fixture.as(nisha).ask(refunds.previewDeskRefund, { params: { bookingId }, body: { amount, bornBy } });

async function refund(
  bookingId: string,
  amount: number,
  { admin = nisha, bornBy = 'platform' }: { admin?: Viewer; bornBy?: Bearer } = {},
): Promise<Answer> {
  const seen = seenOfDeskRefund(await story(bookingId), (await preview(bookingId, amount, bornBy)).body);
  return fixture
    .as(admin)
    .ask(refunds.refundAtDesk, { params: { bookingId }, body: { amount, bornBy, why, seen } });
}

async function decide(bookingId: string, approve: boolean, admin: Viewer): Promise<Answer> {
  const told = await story(bookingId);
  const seen = seenOfRefundDecision(told, required(told.refundWaiting));
  return fixture
    .as(admin)
    .ask(refunds.decideDeskRefund, { params: { bookingId }, body: { approve, why, seen } });
}

test('a part of finished work is refunded without a dispute: the money goes back and the books agree', async () => {
  const bookingId = await play.finished();
  const { status, body } = await refund(bookingId, 20_000);
  expect([status, body.status, body.refundWaiting]).toEqual([200, 'Refunded', null]);
  await fixture.drain();
  expect(await fixture.row(bookingId)).toMatchObject({
    captured_paise: 50_000,
    refunded_paise: 20_000,
    payment_status: 'refunded',
  });
  expect(
    await fixture.rows(
      sql`select action, actor_id, detail->>'why' as why from audit_log where action = 'booking_refund.grant'`,
    ),
  ).toEqual([{ action: 'booking_refund.grant', actor_id: nisha.userId, why }]);
  expect(await fixture.audit()).toEqual([]);
});

test('above the limit another Admin agrees first: nothing moves before, and who asked does not decide', async () => {
  const bookingId = await play.finished(400_000);
  const asked = await refund(bookingId, 300_000);
  expect([asked.status, asked.body.status, asked.body.can]).toMatchObject([
    200,
    'Completed',
    { refund: false, decideRefund: false },
  ]);
  expect(await fixture.row(bookingId)).toMatchObject({ refund_asked_paise: 0, status: 'Completed' });
  expect((await refund(bookingId, 1_000)).body.code).toBe('refund_waits');
  expect((await decide(bookingId, true, nisha)).body.code).toBe('own_refund');
  const { status, body } = await decide(bookingId, true, vikram);
  expect([status, body.status]).toEqual([200, 'Refunded']);
  await fixture.drain();
  expect(await fixture.row(bookingId)).toMatchObject({ refunded_paise: 300_000 });
  expect(await fixture.audit()).toEqual([]);
});

test('another Admin’s no leaves the booking as it is, and it can be asked for anew', async () => {
  const bookingId = await play.finished(400_000);
  await refund(bookingId, 300_000);
  const { body } = await decide(bookingId, false, vikram);
  expect([body.status, body.refundWaiting, body.can.refund]).toEqual(['Completed', null, true]);
  expect((await refund(bookingId, 10_000)).status).toBe(200);
});

test('no more than the bill, none of a disputed booking or one without work, and none by anyone but an Admin', async () => {
  const bookingId = await play.finished();
  expect((await preview(bookingId, 50_001, 'platform')).body.code).toBe('refund_too_much');
  await play.disputed(bookingId);
  expect((await preview(bookingId, 10_000, 'platform')).status).toBe(409);
  const { bookingId: unpaid } = await fixture.order();
  expect((await preview(unpaid, 10_000, 'platform')).status).toBe(409);
  const params = { bookingId };
  const body = { amount: 10_000, bornBy: 'platform' } as const;
  for (const viewer of [fixture.buyer, fixture.partners[0].owner, null])
    expect([401, 403]).toContain(
      (await fixture.as(viewer).ask(refunds.previewDeskRefund, { params, body })).status,
    );
});

test('promise 15: of refunds that Admins grant at once one is made, and no more goes back than was captured', async () => {
  for (let round = 0; round < Number(process.env['RACES'] ?? 2); round += 1) {
    const bookingId = await play.finished();
    const answers = await Promise.all([
      refund(bookingId, 30_000),
      refund(bookingId, 50_000, { admin: vikram }),
      refund(bookingId, 40_000, { bornBy: 'partner' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await fixture.drain();
    const row = await fixture.row(bookingId);
    expect(Number(row.refunded_paise)).toBeLessThanOrEqual(Number(row.captured_paise));
    expect(row.refunded_paise).toBe(row.refund_granted_paise);
  }
  expect(await fixture.audit()).toEqual([]);
});
