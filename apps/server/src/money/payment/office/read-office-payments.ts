import type {
  OfficePayment,
  OfficePaymentStory,
  listOfficePayments,
} from '@nukkad/contract/money/payment/office-payment.api';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import { isOwn } from '../own-provider.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PaymentDependencies } from '../payment.interface.ts';
import { paymentKindOf } from '../movement.ts';
import { statusNow } from '../payment.rules.ts';
import { paymentStateOf } from '../payment-state.rules.ts';
import {
  type OfficeOrderRow,
  countOfficeOrders,
  findOfficeOrder,
  listAttempts,
  listEventsOf,
  listOfficeOrders,
  listOfficeRefunds,
} from './office-payments.store.ts';

function presentPayment(row: OfficeOrderRow, now: Date): OfficePayment {
  const { orderId, bookingId, bookingNumber, customerName, provider, providerOrderId, method } = row;
  return {
    orderId,
    bookingId,
    bookingNumber,
    customerName,
    provider,
    providerOrderId,
    status: statusNow(row, now),
    state: paymentStateOf(row, now),
    kind: paymentKindOf({ kept: !row.isSurplus, settlesLater: row.settlesLater }),
    method,
    amount: row.amountPaise,
    taken: row.takenPaise,
    refunded: row.refundedPaise,
    returned: row.returnedPaise,
    failure: row.failure,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

export function readOfficePayments(
  { platform: { db } }: PaymentDependencies,
  { input, now }: SignedInCall<EndpointParsed<typeof listOfficePayments>>,
): Promise<CountedPage<OfficePayment>> {
  const { sort = 'newest', from, to, ...page } = input.query;
  const within = { from: from ? new Date(from) : undefined, to: to ? new Date(to) : undefined };
  return listOf(page, {
    after: readInstantCursor,
    rows: (after, most, narrow) =>
      listOfficeOrders(db, { ...narrow, ...within }, { after, limit: most, sort }),
    key: (row) => [row.createdAt, row.orderId],
    count: (narrow) => countOfficeOrders(db, { ...narrow, ...within }),
    items: (rows) => rows.map((row) => presentPayment(row, now)),
  });
}

const isAsked = ({ provider, providerOrderId }: OfficeOrderRow) =>
  !isOwn(provider) && providerOrderId !== null;

/** One payment with what the gateway said of it. */
export async function readOfficePayment(
  reader: Reader,
  orderId: string,
  now: Date,
): Promise<OfficePaymentStory> {
  const row = (await findOfficeOrder(reader, orderId)) ?? refuse(paymentErrors.order_not_found);
  const [attempts, refunds, events] = await Promise.all([
    listAttempts(reader, orderId),
    listOfficeRefunds(reader, orderId),
    listEventsOf(reader, orderId),
  ]);
  return {
    ...presentPayment(row, now),
    expiresAt: row.expiresAt.toISOString(),
    unsureSince: row.unsureSince?.toISOString() ?? null,
    attempts: attempts.map(({ amountPaise, at, ...attempt }) => ({
      ...attempt,
      amount: amountPaise,
      at: at.toISOString(),
    })),
    refunds: refunds.map(({ amountPaise, askedAt, settledAt, ...refund }) => ({
      ...refund,
      amount: amountPaise,
      askedAt: askedAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    })),
    events: events.map(({ signedAt, receivedAt, ...event }) => ({
      ...event,
      signedAt: signedAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
    })),
    can: { inquire: isAsked(row) && row.status !== 'paid' },
  };
}
