import {
  acceptOrReject,
  assignProfessional,
  completeBooking,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import {
  cancelByCustomer,
  getCancellationCharges,
  getCustomerBooking,
} from '@nukkad/contract/market/booking/booking.api';
import { listCustomerPayments, recordResponse } from '@nukkad/contract/money/payment/payment.api';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tomorrowOf } from '../../../test/booking-market.ts';
import { booksOf } from '../../../test/books-of.ts';
import { recordPromise } from '../../../test/faults/record-promise.ts';
import { type PaymentFixture, paymentFixture } from '../../../test/payment-fixture.ts';
import { type SlowBank, slowBank } from '../../../test/slow-bank.ts';
import type { Wire } from '../../../test/test-client.ts';
import { required } from '../../../test/required.ts';

/**
 * Promise 92: what a buyer is told about money equals the ledger at that moment. TOLD_RUNS stories (default 8) of at
 * most 14 steps: booked, paid, failed, tried again, lapsed, captured late, cancelled free and late, collected with the
 * next booking, returned.
 */
const runs = Number(process.env['TOLD_RUNS'] ?? 8);
const limitMs = Number(process.env['TOLD_SECONDS'] ?? 60) * 1_000;
let fixture: PaymentFixture;
let bank: SlowBank;
beforeAll(async () => {
  fixture = await paymentFixture();
  bank = await slowBank(fixture);
});
afterAll(() => fixture.close());

const minute = 60_000;
const steps = [
  'book online',
  'book cash',
  'open',
  'pay',
  'decline',
  'pay slowly',
  'come back',
  'leave',
  'bank answers',
  'bank declines',
  'lapse',
  'assign',
  'nearly there',
  'cancel',
  'work',
  'cash',
  'refunds stick',
  'refunds move',
] as const;
type Step = (typeof steps)[number];

interface Story {
  bookingId: string;
  order: { orderId: string; providerOrderId: string } | null;
  /** The browser came back since the last attempt, so the server has asked the gateway. */
  asked: boolean;
}

const buyer = () => fixture.as(fixture.buyer);
const detailsOf = async (bookingId: string): Promise<Wire> =>
  (await buyer().ask(getCustomerBooking, { query: { bookingId } })).body;

/** Later by a day or more: a gateway repeats what it has to tell for a day, not for two. */
async function moveOn(to: Date): Promise<void> {
  await bank.keepRefunds(false);
  fixture.clock.set(to);
}

async function book(paymentMode: 'online' | 'cash', story: Story): Promise<void> {
  await moveOn(new Date(fixture.clock.now().getTime() + 48 * 60 * minute));
  const totalPaise = 40_000 + 100 * (Math.floor(fixture.clock.now().getTime() / 1000) % 300);
  const carried = await fixture.rows(
    sql`select coalesce(sum(amount_paise), 0)::int as paise from cancellation_charge
      where buyer_id = ${fixture.buyer.userId} and collected_booking_id is null`,
  );
  const { status, body } = await fixture.book({
    paymentMode,
    totalPaise,
    expectedTotal: totalPaise + carried[0]?.paise,
    startsAt: new Date(tomorrowOf(fixture.clock.now()).getTime() + 86_400_000),
  });
  expect(status).toBe(201);
  Object.assign(story, { bookingId: body.bookingId, order: null, asked: true });
}

async function slowPayment(story: Story, answer: 'captured' | 'failed'): Promise<void> {
  const { db } = fixture.platform;
  const slow = await fixture.rows(
    sql`select provider_payment_id as id, amount_paise as amount, provider_order_id as order_id, created_at
      from sandbox_payment where status = 'created' and provider_order_id = ${story.order?.providerOrderId}`,
  );
  if (answer === 'captured') fixture.clock.advance(10_000);
  else
    for (const one of slow) {
      await sql`update sandbox_payment set status = 'failed' where provider_payment_id = ${one.id}`.execute(
        db,
      );
      const at = Math.floor(one.created_at.getTime() / 1000);
      const { id, amount, order_id } = one;
      const failed = { id, amount, order_id, created_at: at, error_description: 'Declined.' };
      await fixture.tell(fixture.body('payment.failed', failed));
    }
}

async function assign(bookingId: string): Promise<void> {
  const partner = fixture.partners[0];
  await fixture.as(partner.owner).ask(acceptOrReject, { body: { bookingId, action: 'accept' } });
  await fixture.drain();
  const { staffId } = partner.professionals[0];
  await fixture
    .as(partner.owner)
    .ask(assignProfessional, { body: { bookingId, staffId: required(staffId) } });
}

async function work(bookingId: string): Promise<void> {
  const booking = await detailsOf(bookingId);
  if (booking.status !== 'Assigned') return;
  await moveOn(new Date(booking.startsAt));
  const professional = fixture.as(fixture.partners[0].professionals[0]);
  const { startCode: otp } = await detailsOf(bookingId);
  await professional.ask(verifyStartCode, { body: { bookingId, otp } });
  await professional.ask(completeBooking, { body: { bookingId } });
}

async function cancel(bookingId: string): Promise<void> {
  const { body } = await buyer().ask(getCancellationCharges, { query: { bookingId } });
  const confirmedFee = body.fee ?? 0;
  await buyer().askLoosely(cancelByCustomer, { body: { bookingId, reason: 'other', confirmedFee } });
}

async function pay(story: Story, outcome: 'success' | 'failure' | 'slow'): Promise<void> {
  if (!story.order) return;
  // Attempts are seconds apart, as people make them.
  fixture.clock.advance(2_000);
  const answer = await fixture.checkout(story.order.providerOrderId, outcome);
  if (['paid', 'failed', 'waiting'].includes(answer)) story.asked = outcome !== 'slow';
}

async function comeBack(story: Story, outcome: 'success' | 'dismissed'): Promise<void> {
  if (!story.order) return;
  await buyer().ask(recordResponse, { body: { orderId: story.order.orderId, outcome } });
  story.asked = true;
}

const acts: Readonly<Record<Step, (story: Story) => Promise<unknown>>> = {
  'book online': (story) => book('online', story),
  'book cash': (story) => book('cash', story),
  open: async (story) => {
    const { status, body } = await fixture.open(story.bookingId);
    if (status === 201) story.order = { orderId: body.orderId, providerOrderId: body.providerOrderId };
  },
  pay: (story) => pay(story, 'success'),
  decline: (story) => pay(story, 'failure'),
  'pay slowly': (story) => pay(story, 'slow'),
  'come back': (story) => comeBack(story, 'success'),
  leave: (story) => comeBack(story, 'dismissed'),
  'bank answers': (story) => slowPayment(story, 'captured'),
  'bank declines': (story) => slowPayment(story, 'failed'),
  lapse: async () => fixture.clock.advance(16 * minute),
  assign: (story) => assign(story.bookingId),
  'nearly there': async ({ bookingId }) => {
    const { startsAt } = await detailsOf(bookingId);
    const near = new Date(Date.parse(startsAt) - 100 * minute);
    if (near > fixture.clock.now()) await moveOn(near);
  },
  cancel: (story) => cancel(story.bookingId),
  work: (story) => work(story.bookingId),
  cash: async ({ bookingId }) => fixture.collect(bookingId, (await detailsOf(bookingId)).amountDue),
  'refunds stick': () => bank.keepRefunds(true),
  'refunds move': () => bank.keepRefunds(false),
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** One booking's page. */
async function checkBooking(bookingId: string, { money }: Wire): Promise<void> {
  const told = {
    charged: money.charged,
    returned: money.returned,
    returning: money.returning,
    charge: money.charge?.amount ?? 0,
    kept: money.charge?.kept ?? 0,
    carried: money.charge?.carried ?? 0,
  };
  expect(told).toEqual(await booksOf(fixture, bookingId));
  if (money.state === 'returning') expect(told.returning).toBeGreaterThan(0);
  if (money.state === 'refunded') expect(told.returned).toBeGreaterThan(0);
  if (money.state === 'captured') expect(told.charged).toBeGreaterThan(0);
  if (['not_started', 'failed', 'expired'].includes(money.state))
    expect(told.charged - told.returned).toBe(0);
}

/** Whether money may be moving: what the bank itself knows of the newest attempt. */
async function checkAttempt({ order, asked }: Story, { money, can, status }: Wire): Promise<void> {
  if (money.state === 'under_way') expect(can.pay).toBe(false);
  if (!order || !asked || !['Payment Pending', 'Completed'].includes(status)) return;
  const [newest] = await fixture.rows(
    sql`select p.status, o.expires_at from sandbox_order o left join sandbox_payment p using (provider_order_id)
      where provider_order_id = ${order.providerOrderId} order by p.created_at desc, p.status = 'failed' limit 1`,
  );
  const open = newest.expires_at > fixture.clock.now() && money.orderId === order.orderId;
  if (open && newest.status === 'created') expect(money.state).toBe('under_way');
  if (open && newest.status === 'failed') expect(money.state).toBe('failed');
  if (open && newest.status === null) expect(money.state).toBe('not_started');
}

/** The payments screen: all orders, all refunds, all charges. */
async function checkList(bookingIds: readonly string[]): Promise<void> {
  const { body } = await buyer().ask(listCustomerPayments, { query: { limit: 100 } });
  for (const bookingId of bookingIds) {
    const books = await booksOf(fixture, bookingId);
    const own = body.items.filter((order: Wire) => order.bookingId === bookingId);
    const refunds: Wire[] = own.flatMap((order: Wire) => order.refunds);
    const amounts = (of: readonly Wire[]) => sum(of.map((refund) => refund.amount));
    expect({
      charged: sum(own.map((order: Wire) => order.taken)),
      returned: amounts(refunds.filter((refund) => refund.returnedAt !== null)),
      returning: amounts(refunds.filter((refund) => refund.returnedAt === null)),
    }).toEqual({ charged: books.charged, returned: books.returned, returning: books.returning });
    const charge = body.charges.find((one: Wire) => one.bookingId === bookingId);
    expect(charge?.amount ?? 0).toBe(books.charge);
  }
}

/** All that this buyer still owes for cancelling late. */
async function checkOwed(): Promise<void> {
  const [{ owed }] = await fixture.rows(
    sql`select coalesce(sum(amount_paise), 0)::int as owed from ledger_entry where account_code = 'cancellation_receivable'`,
  );
  const { rows: charges } = await sql<{ paise: number }>`select coalesce(sum(c.amount_paise), 0)::int as paise
    from cancellation_charge c left join booking b on b.booking_id = c.collected_booking_id where b.completed_at is null`.execute(
    fixture.platform.db,
  );
  expect(charges[0]?.paise).toBe(owed);
}

const phrases: readonly (readonly Step[])[] = [
  ['pay', 'assign', 'nearly there', 'cancel'],
  ['pay slowly', 'come back', 'lapse', 'bank answers'],
  ['pay slowly', 'lapse', 'bank answers', 'refunds move'],
  ['decline', 'pay slowly', 'come back', 'bank answers'],
  ['pay slowly', 'come back', 'bank declines', 'pay'],
  ['book cash', 'assign', 'nearly there', 'cancel', 'book cash'],
  ['assign', 'work', 'open', 'pay slowly', 'cash', 'bank answers'],
  ['refunds stick', 'cancel', 'refunds move'],
];
const story = fc
  .array(
    fc.oneof(
      fc.constantFrom(...steps).map((step) => [step]),
      fc.constantFrom(...phrases).map((phrase) => [...phrase]),
    ),
    { minLength: 2, maxLength: 5 },
  )
  .map((parts) => parts.flat().slice(0, 14));

test(
  'promise 92: the reported state of money equals the ledger, for any events in any order',
  async () => {
    let checks = 0;
    await fc.assert(
      fc.asyncProperty(story, async (sequence) => {
        const told: Story = { bookingId: '', order: null, asked: true };
        const bookings: string[] = [];
        for (const step of ['book online', 'open', ...sequence] as const) {
          await acts[step](told);
          await fixture.drain(fixture.clock.now());
          if (bookings.at(-1) !== told.bookingId) bookings.push(told.bookingId);
          const details = await detailsOf(told.bookingId);
          await checkBooking(told.bookingId, details);
          await checkAttempt(told, details);
          checks += 1;
        }
        for (const bookingId of bookings) await checkBooking(bookingId, await detailsOf(bookingId));
        await checkList(bookings);
        await checkOwed();
      }),
      { numRuns: runs, interruptAfterTimeLimit: limitMs, markInterruptAsFailure: false },
    );
    expect(await fixture.audit()).toEqual([]);
    recordPromise('92', checks, 0);
  },
  limitMs + 60_000,
);
