import { answerAddition } from '@nukkad/contract/market/booking/booking.api';
import { addAdditionalService } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { listCashRefunds, chooseCredit } from '@nukkad/contract/money/cash-refund/cash-refund.api';
import {
  getPayLater,
  payBookingLater,
  seenOfPayLater,
  seenOfSettling,
  settlePayLater,
} from '@nukkad/contract/money/pay-later/pay-later.api';
import { createPaymentLink } from '@nukkad/contract/money/payment/payment-link.api';
import { getPayable, payAfterBooking } from '@nukkad/contract/money/payment/post-booking.api';
import { randomUUID } from 'node:crypto';
import { giveCredit } from '../../src/money/credit/give-credit.ts';
import { systemAuthorized } from '../../src/platform/authorize.ts';
import { system } from '../../src/platform/platform.ts';
import { disputesOf } from '../fixtures/disputed-bookings.ts';
import type { PaymentFixture } from '../fixtures/payment-fixture.ts';
import type { Wire } from '../harness/test-client.ts';
import type { Step, Story } from './money-stories.ts';

const key = () => ({ 'idempotency-key': randomUUID() });

/** The further ways of paying, and what takes money off a bill. A step that is refused changes nothing. */
export function moreMoneySteps(
  fixture: PaymentFixture,
  cancel: (story: Story, refundTo?: 'credit') => Promise<void>,
) {
  const buyer = () => fixture.as(fixture.buyer);
  const professional = () => fixture.as(fixture.partners[0].professionals[0]);
  const payable = async ({ bookingId }: Story): Promise<Wire> =>
    (await buyer().ask(getPayable, { query: { bookingId } })).body;

  async function pay(story: Story, way: 'online' | 'credit', part: number): Promise<void> {
    const { amountDue = 0, credit = 0, least = 0 } = await payable(story);
    const most = way === 'credit' ? Math.min(credit, amountDue) : amountDue;
    const amount = Math.min(most, Math.max(least, Math.floor((amountDue * part) / 10_000) * 100));
    if (amount === 0) return;
    const body = { bookingId: story.bookingId, way, amount, seen: { amountDue, credit } };
    const answer = await buyer().ask(payAfterBooking, { body, headers: key() });
    const order = answer.body.checkout;
    if (order) await fixture.checkout(order.providerOrderId, 'success');
  }

  async function fromCredit(story: Story): Promise<void> {
    const { amountDue = 0 } = await payable(story);
    if (amountDue === 0) return;
    const now = fixture.clock.now();
    const { userId } = fixture.buyer;
    const given = {
      userId,
      amountPaise: amountDue,
      kind: 'goodwill',
      bookingId: null,
      cause: randomUUID(),
      now,
    } as const;
    await fixture.platform.write(system, (tx) => giveCredit(tx, systemAuthorized(given, 'A test gives it.')));
    await pay(story, 'credit', 100);
  }

  async function later(story: Story): Promise<void> {
    const { amountDue = 0 } = await payable(story);
    const { dueDays } = (await buyer().ask(getPayLater, { query: {} })).body;
    const body = { bookingId: story.bookingId, seen: seenOfPayLater(amountDue, { dueDays }) };
    await buyer().ask(payBookingLater, { body, headers: key() });
  }

  async function settle({ bookingId }: Story): Promise<void> {
    const [debt] = (await buyer().ask(getPayLater, { query: { bookingId } })).body.items;
    if (!debt || debt.left === 0) return;
    const body = { bookingId, seen: seenOfSettling(debt) };
    const answer = await buyer().ask(settlePayLater, { body, headers: key() });
    if (answer.status === 201) await fixture.checkout(answer.body.providerOrderId, 'success');
  }

  async function byLink(story: Story): Promise<void> {
    const { amountDue = 0 } = await payable(story);
    const body = { bookingId: story.bookingId, seen: { amountDue } };
    const answer = await professional().ask(createPaymentLink, { body });
    if (answer.status !== 201) return;
    const id = new URL(answer.body.url).pathname.split('/').at(-1) ?? '';
    await fixture.checkout(id, 'success');
  }

  async function add({ bookingId }: Story): Promise<void> {
    const wanted = { bookingId, serviceId: 'test-fan-fitting', quantity: 1, seen: { ownPrice: 10_000 } };
    const { status, body } = await professional().ask(addAdditionalService, { body: wanted });
    if (status >= 400) return;
    await buyer().ask(answerAddition, {
      body: { bookingId, additionId: body.additionId, approve: true },
    });
  }

  async function complain({ bookingId }: Story): Promise<void> {
    const play = disputesOf(fixture);
    const opened = await play.open(bookingId);
    if (opened.status >= 400) return;
    await play.answer(bookingId, { offer: 'refund', amount: 12_300 });
    await play.remedy(bookingId, true);
  }

  async function cashAsCredit({ bookingId }: Story): Promise<void> {
    const { items } = (await buyer().ask(listCashRefunds, { query: { bookingId } })).body;
    for (const { refundId, amount } of items)
      await buyer().ask(chooseCredit, { params: { refundId }, body: { seen: { refund: amount } } });
  }

  return {
    'pay later': later,
    settle,
    credit: fromCredit,
    part: (story: Story) => pay(story, 'online', 40),
    link: byLink,
    add,
    'cancel to credit': (story: Story) => cancel(story, 'credit'),
    complain,
    'cash as credit': cashAsCredit,
  } satisfies Partial<Record<Step, (story: Story) => Promise<unknown>>>;
}
