import { sql } from 'kysely';
import { newId } from '../../src/platform/id.ts';
import { sign } from '../../src/money/payment/gateway/signature.ts';
import { sandboxSecrets } from '../../src/money/payment/sandbox/sandbox-secrets.ts';
import type { Mounted } from './mounted.ts';

type App = Pick<Mounted, 'platform' | 'url' | 'clock'>;

/** What the practice gateway signs, at our door; nothing that follows from it has happened yet. */
export async function tell({ platform, url, clock }: App, event: string, payload: object): Promise<void> {
  const body = JSON.stringify({ event, created_at: Math.floor(clock.now().getTime() / 1000), payload });
  const answer = await fetch(`${url}/api/payment/webhook/sandbox`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': newId(),
      'x-razorpay-signature': sign(sandboxSecrets(platform.config.secret).webhook, body),
    },
  });
  if (answer.status !== 200) throw new Error(`The door answered ${answer.status}.`);
}

/**
 * A payment that a gateway captured, of whatever was paid of the order before; answers its id. The practice gateway takes
 * an order's money once, so this payment has an order of its own there.
 */
export async function captureAtGateway(
  { platform, clock }: App,
  providerOrderId: string,
  amountPaise: number,
): Promise<string> {
  const tail = newId().replaceAll('-', '').slice(-28);
  const [id, own] = [`pay_${tail}`, `order_${tail}`];
  await sql`with twin as (
      insert into sandbox_order (provider_order_id, receipt, booking_id, back_to, amount_paise, currency, expires_at, created_at)
        select ${own}, ${newId()}, booking_id, back_to, amount_paise, currency, expires_at, created_at
        from sandbox_order where provider_order_id = ${providerOrderId} returning provider_order_id)
    insert into sandbox_payment (provider_payment_id, provider_order_id, amount_paise, currency, method, status, capture_at, created_at)
      select ${id}, provider_order_id, ${amountPaise}, 'INR', 'upi', 'captured', ${clock.now()}, ${clock.now()} from twin`.execute(
    platform.db,
  );
  return id;
}

/** The gateway tells of it: again and again, as it does. */
export const tellCaptured = (app: App, providerOrderId: string, id: string, amount: number): Promise<void> =>
  tell(app, 'payment.captured', {
    payment: {
      entity: {
        id,
        amount,
        currency: 'INR',
        order_id: providerOrderId,
        method: 'upi',
        created_at: Math.floor(app.clock.now().getTime() / 1000),
      },
    },
  });
