import { collectCash, createOrder } from '@nukkad/contract/money/payment/payment.api';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createGeographyDomain } from '../src/places/geography/index.ts';
import { peopleOf } from './people-of.ts';
import { createCashRefundDomain } from '../src/money/cash-refund/index.ts';
import { findBankName } from '../src/market/partnership/bank/bank.store.ts';
import { createCreditDomain } from '../src/money/credit/index.ts';
import { createInvoiceDomain } from '../src/money/invoice/index.ts';
import { type LedgerInterface, createLedgerDomain } from '../src/money/ledger/index.ts';
import { auditLedger } from '../src/money/ledger/ledger.store.ts';
import { type PartnerInterface, createPartnerDomain } from '../src/identity/partner/index.ts';
import { createPayLaterDomain } from '../src/money/pay-later/index.ts';
import { createPaymentDomain } from '../src/money/payment/index.ts';
import { createPayoutDomain } from '../src/money/payout/index.ts';
import { payOrder } from '../src/money/payment/sandbox/pay-order.ts';
import { payoutAccountOf } from '../src/market/partnership/bank/payout-account.ts';
import type { Domain } from '../src/platform/domain.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { type BookingFixture, bookingFixture } from './booking-fixture.ts';
import { required } from './required.ts';
import type { Answer } from './test-client.ts';

export interface SentEvent {
  readonly eventId?: string;
  readonly signature?: string;
  /** Sent in place of what was signed. */
  readonly altered?: string;
}

/** Bookings with real payment, ledger and invoices; the gateway is the sandbox. */
export interface PaymentFixture extends BookingFixture {
  readonly ledger: LedgerInterface;
  readonly partner: PartnerInterface;
  /** Books online, each on a day of its own, and opens the order. */
  order(totalPaise?: number): Promise<{ bookingId: string; orderId: string; providerOrderId: string }>;
  open(bookingId: string, buyer?: Viewer, key?: string): Promise<Answer>;
  /** What the buyer chose on the gateway's page; the consumers have run. */
  checkout(providerOrderId: string, outcome: 'success' | 'failure' | 'slow' | 'abandoned'): Promise<string>;
  /** A body in the gateway's words. */
  body(name: string, payment: Readonly<Record<string, unknown>>, at?: Date): string;
  sign(body: string): string;
  tell(body: string, sent?: SentEvent): Promise<Answer>;
  collect(bookingId: string, amount: number, viewer?: Viewer, key?: string): Promise<Answer>;
  /** What the clock does by itself, by its name. */
  byClock(name: string): Promise<void>;
  /** Breaches of the money promises, after every event was delivered again to every consumer. */
  audit(): Promise<unknown[]>;
  count(table: string, where?: string): Promise<number>;
}

const derive = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(`payment sandbox: ${purpose}`).digest('hex');

export const aPaymentId = () => `pay_${randomBytes(14).toString('hex')}`;

export async function paymentFixture(
  variables: Readonly<Record<string, string>> = {},
): Promise<PaymentFixture> {
  let domains: readonly Domain[] = [];
  let books: LedgerInterface | undefined;
  let partners: PartnerInterface | undefined;
  const fixture = await bookingFixture((platform, booking) => {
    const partner = createPartnerDomain(platform);
    const geography = createGeographyDomain(platform);
    const ledger = createLedgerDomain({ platform, booking, partner });
    books = ledger;
    partners = partner;
    const credit = createCreditDomain({ platform, booking, account: peopleOf });
    const payLater = createPayLaterDomain({ platform, booking, account: peopleOf });
    const payment = createPaymentDomain(platform, booking, {
      account: { namesOf: async () => new Map() },
      partner,
      credit,
      payLater,
    });
    const payout = createPayoutDomain({
      account: { namesOf: async () => new Map() },
      platform,
      booking,
      ledger,
      partner,
      partnership: { payoutAccount: payoutAccountOf(platform) },
    });
    domains = [
      credit,
      payLater,
      payment,
      ledger,
      payout,
      createCashRefundDomain({
        platform,
        account: { namesOf: async () => new Map() },
        booking,
        partnership: { bankName: findBankName },
        payment,
        payout,
      }),
      createInvoiceDomain({
        platform,
        account: { namesOf: async () => new Map() },
        booking,
        partner,
        geography,
        ledger,
        payment,
        project: { getProjects: async () => new Map(), milestonesOf: async () => [] },
        party: { getParties: async () => new Map() },
      }),
    ];
    return domains;
  }, variables);
  const { platform, clock, url } = fixture;
  let days = 30;
  const secret = derive(platform.config.secret, 'webhook');
  const sign = (body: string) => createHmac('sha256', secret).update(body).digest('hex');
  const open: PaymentFixture['open'] = (bookingId, buyer = fixture.buyer, key = randomUUID()) =>
    fixture.as(buyer).ask(createOrder, { body: { bookingId }, headers: { 'idempotency-key': key } });
  return {
    ...fixture,
    ledger: books as LedgerInterface,
    partner: partners as PartnerInterface,
    open,
    sign,
    order: async (totalPaise) => {
      days += 1;
      const startsAt = new Date(fixture.tomorrow.getTime() + days * 86_400_000);
      const { body: booked } = await fixture.book({
        paymentMode: 'online',
        totalPaise,
        startsAt,
      });
      const { status, body } = await open(booked.bookingId);
      if (status !== 201) throw new Error(`No order was opened: ${status}`);
      return { bookingId: booked.bookingId, orderId: body.orderId, providerOrderId: body.providerOrderId };
    },
    checkout: async (providerOrderId, outcome) => {
      const answer = await payOrder(platform, { providerOrderId, method: 'upi', outcome }, clock.now());
      await fixture.drain();
      return answer;
    },
    body: (name, payment, at = clock.now()) => {
      const entity = {
        id: aPaymentId(),
        entity: 'payment',
        currency: 'INR',
        method: 'upi',
        status: 'captured',
        email: 'meera@example.in',
        ...payment,
      };
      return JSON.stringify({
        entity: 'event',
        event: name,
        payload: { payment: { entity } },
        created_at: Math.floor(at.getTime() / 1000),
      });
    },
    tell: async (body, { eventId = `evt_${randomUUID()}`, signature, altered } = {}) => {
      const response = await fetch(`${url}/api/payment/webhook/sandbox`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': eventId,
          'x-razorpay-signature': signature ?? sign(body),
        },
        body: altered ?? body,
      });
      return { status: response.status, body: await response.json(), headers: response.headers };
    },
    collect: (bookingId, amount, viewer = fixture.partners[0].professionals[0], key = randomUUID()) =>
      fixture.as(viewer).ask(collectCash, {
        body: { bookingId, seen: { amountDue: amount } },
        headers: { 'idempotency-key': key },
      }),
    byClock: async (name) => {
      const found = domains.flatMap(({ cron = [] }) => cron).find((one) => one.name === name);
      await required(found).run();
    },
    audit: async () => {
      await fixture.drain();
      return auditLedger(platform.db);
    },
    count: async (table, where = 'true') =>
      (await fixture.rows(sql`select count(*)::int as n from ${sql.raw(table)} where ${sql.raw(where)}`))[0]
        .n,
  };
}
