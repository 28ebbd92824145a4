import * as api from '@nukkad/contract/money/cash-refund/cash-refund.api';
import { answerAddition } from '@nukkad/contract/market/booking/booking.api';
import { addAdditionalService, completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import type { CashRefund, Destination } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import { sql } from 'kysely';
import type { Viewer } from '../src/platform/viewer.ts';
import { anAdmin, disputesOf } from './disputed-bookings.ts';
import type { PaymentFixture } from './payment-fixture.ts';
import { required } from './required.ts';

export const bank = {
  kind: 'bank',
  holderName: 'Meera Shah',
  accountNumber: '123456789012',
  ifsc: 'HDFC0000001',
} as const satisfies Destination;
export const upi = {
  kind: 'upi',
  holderName: 'Meera Shah',
  upiId: 'meera.shah@okaxis',
} as const satisfies Destination;

/** Bookings whose cash goes back after a dispute, and the way of it to Meera. */
export function cashRefundsOf(fixture: PaymentFixture, [asha, ravi]: readonly [Viewer, Viewer]) {
  const play = disputesOf(fixture);
  let days = 200;

  const own = async (bookingId: string): Promise<CashRefund> => {
    const { body } = await fixture.as(fixture.buyer).ask(api.listCashRefunds, { query: { bookingId } });
    return required(body.items[0]);
  };

  /** Decided by Asha, and by Ravi where two have to. */
  async function refund(bookingId: string, amount: number): Promise<CashRefund> {
    const disputeId = await play.disputed(bookingId);
    const decision = {
      outcome: 'refund',
      amount,
      bornBy: 'partner',
      reason: 'The tap leaks, as shown.',
    } as const;
    const decided = await play.decide(disputeId, asha, decision);
    if (decided.body.proposal) await play.second(disputeId, ravi, true);
    await fixture.drain();
    return own(bookingId);
  }

  /** Each later than the one before: the clock goes on to the visit. */
  async function booked(paymentMode: 'online' | 'cash', totalPaise: number): Promise<string> {
    days += 1;
    const startsAt = new Date(fixture.tomorrow.getTime() + days * 86_400_000);
    const { body } = await fixture.book({ paymentMode, totalPaise, startsAt });
    await fixture.drain();
    return body.bookingId;
  }

  /** Paid online; what is added at the door (a fan, for 100 rupees) is paid there in cash. */
  async function paidInBoth(onlinePaise: number): Promise<string> {
    const bookingId = await booked('online', onlinePaise);
    const { body: order } = await fixture.open(bookingId);
    await fixture.checkout(order.providerOrderId, 'success');
    const professional = fixture.as(fixture.partners[0].professionals[0]);
    await play.begin(bookingId);
    const serviceId = 'test-fan-fitting';
    const { additionId } = await professional.call(addAdditionalService, {
      body: { bookingId, serviceId, quantity: 1, seen: { ownPrice: 10_000 } },
    });
    await fixture.as(fixture.buyer).call(answerAddition, { body: { bookingId, additionId, approve: true } });
    await professional.call(completeBooking, { body: { bookingId } });
    await fixture.drain();
    await fixture.collect(bookingId, (await fixture.row(bookingId)).additions_paise);
    await fixture.drain();
    return bookingId;
  }

  return {
    own,
    refund,
    paidInBoth,
    /** Finished and paid in cash; a dispute gives this much of it back. */
    refundedInCash: async (amount = 20_000, totalPaise = 50_000): Promise<CashRefund> => {
      const bookingId = await play.finish(await booked('cash', totalPaise));
      const paid = await fixture.collect(bookingId, totalPaise);
      if (paid.status !== 200) throw new Error(`The cash was not taken: ${paid.status}`);
      await fixture.drain();
      return refund(bookingId, amount);
    },
    choose: ({ refundId, amount }: CashRefund, to: Destination, viewer = fixture.buyer) =>
      fixture.as(viewer).ask(api.chooseAccount, {
        params: { refundId },
        body: { to, seen: { refund: amount } },
      }),
    balanceOf: async (bookingId: string, account: string) =>
      (
        await fixture.rows(sql`select coalesce(sum(amount_paise), 0)::int as paise from ledger_entry
      where booking_id = ${bookingId} and account_code = ${account}`)
      )[0]?.paise,
  };
}

/** Two who are there already, as Admins. */
export async function twoAdmins(fixture: PaymentFixture): Promise<readonly [Viewer, Viewer]> {
  const [one, other] = await fixture.rows(
    sql`select user_id as id from user_account where user_id <> ${fixture.buyer.userId} order by user_id limit 2`,
  );
  return [anAdmin(one?.id), anAdmin(other?.id)];
}
