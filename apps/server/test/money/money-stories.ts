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
import { recordResponse } from '@nukkad/contract/money/payment/payment.api';
import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { tomorrowOf } from '../fixtures/booking-market.ts';
import type { PaymentFixture } from '../fixtures/payment-fixture.ts';
import { required } from '../harness/required.ts';
import type { SlowBank } from '../harness/slow-bank.ts';
import type { Wire } from '../harness/test-client.ts';
import { moreMoneySteps } from './more-money-steps.ts';

const minute = 60_000;
export const steps = [
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
  'begin',
  'work',
  'cash',
  'refunds stick',
  'refunds move',
  'pay later',
  'settle',
  'credit',
  'part',
  'link',
  'add',
  'cancel to credit',
  'complain',
  'cash as credit',
] as const;
export type Step = (typeof steps)[number];

export interface Story {
  bookingId: string;
  order: { orderId: string; providerOrderId: string } | null;
  /** The browser came back since the last attempt, so the server has asked the gateway. */
  asked: boolean;
  /** What the dialog said would become of the money, since it was cancelled. */
  foretold: BookingMoney | null;
}

type Acts = Readonly<Record<Step, (story: Story) => Promise<unknown>>>;

/** What may happen to the money of a booking, each as people and banks do it through the calls. */
export function moneySteps(fixture: PaymentFixture, bank: SlowBank): Acts {
  const buyer = () => fixture.as(fixture.buyer);
  const professional = () => fixture.as(fixture.partners[0].professionals[0]);
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
    Object.assign(story, { bookingId: body.bookingId, order: null, asked: true, foretold: null });
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

  async function begin(bookingId: string): Promise<void> {
    const booking = await detailsOf(bookingId);
    if (booking.status !== 'Assigned') return;
    await moveOn(new Date(booking.startsAt));
    const { startCode: otp } = await detailsOf(bookingId);
    await professional().ask(verifyStartCode, { body: { bookingId, otp } });
  }

  async function work(bookingId: string): Promise<void> {
    await begin(bookingId);
    await professional().ask(completeBooking, { body: { bookingId } });
  }

  async function cancel(story: Story, refundTo?: 'credit'): Promise<void> {
    const { bookingId } = story;
    const { status, body } = await buyer().ask(getCancellationCharges, { query: { bookingId } });
    const confirmedFee = body.fee ?? 0;
    const wanted = { bookingId, reason: 'other', confirmedFee, ...(refundTo && { refundTo }) };
    const answer = await buyer().askLoosely(cancelByCustomer, { body: wanted });
    if (status === 200 && answer.status === 200) story.foretold = body.after;
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

  return {
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
    cancel: (story) => cancel(story),
    begin: (story) => begin(story.bookingId),
    work: (story) => work(story.bookingId),
    cash: async ({ bookingId }) => fixture.collect(bookingId, (await detailsOf(bookingId)).amountDue),
    'refunds stick': () => bank.keepRefunds(true),
    'refunds move': () => bank.keepRefunds(false),
    ...moreMoneySteps(fixture, cancel),
  };
}
