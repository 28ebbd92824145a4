import type { Page } from '@nukkad/contract/kernel/page';
import { paymentErrors } from '@nukkad/contract/money/payment/payment.noun';
import type { CancellationCharge, PaymentOrder } from '@nukkad/contract/money/payment/payment.model';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PaymentDependencies } from './payment.interface.ts';
import { mayPay } from './payment.policy.ts';
import { presentOrder } from './payment.presenter.ts';
import { type OrderRow, findOrder, listOrders } from './order.store.ts';
import { listRefunds } from './refund.store.ts';
import { listFailed } from './unpaid.store.ts';

export async function getOrder(
  deps: PaymentDependencies,
  call: SignedInCall<{ query: { orderId: string } }>,
): Promise<PaymentOrder> {
  const { db } = deps.platform;
  const order = await findOrder(db, call.input.query.orderId);
  if (!order || !mayPay(call.viewer, order)) return refuse(paymentErrors.order_not_found);
  const numbers = await deps.booking.bookingNumbers(db, [order.bookingId]);
  const refunds = await listRefunds(db, [order.orderId]);
  const failed = await listFailed(db, [order.orderId]);
  const bookingNumber = numbers.get(order.bookingId) ?? '';
  return presentOrder(order, { bookingNumber, refunds, failed }, call.now);
}

type ListCall = SignedInCall<{ query: { cursor?: string | undefined; limit: number } }>;

interface PaymentsPage extends Page<PaymentOrder> {
  readonly charges: CancellationCharge[];
}

/** The buyer's payments, the newest first; with the first page what cancelling late cost. */
export async function listCustomerOrders(deps: PaymentDependencies, call: ListCall): Promise<PaymentsPage> {
  const { cursor, limit } = call.input.query;
  const { db } = deps.platform;
  const rows = await listOrders(db, call.viewer.userId, readInstantCursor(cursor), limit + 1);
  const page = rows.slice(0, limit);
  const numbers = await deps.booking.bookingNumbers(db, [...new Set(page.map((order) => order.bookingId))]);
  const ids = page.map((order) => order.orderId);
  const [refunds, failed] = await Promise.all([listRefunds(db, ids), listFailed(db, ids)]);
  const present = (order: OrderRow) => {
    const isOwn = ({ orderId }: { readonly orderId: string }) => orderId === order.orderId;
    const own = { refunds: refunds.filter(isOwn), failed: failed.filter(isOwn) };
    return presentOrder(order, { bookingNumber: numbers.get(order.bookingId) ?? '', ...own }, call.now);
  };
  return {
    items: page.map(present),
    charges: cursor ? [] : await deps.booking.readCharges(db, call.viewer.userId, call.now),
    nextCursor: nextCursor(rows, limit, ({ createdAt, orderId }) => [createdAt.toISOString(), orderId]),
  };
}
