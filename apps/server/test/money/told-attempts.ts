import { sql } from 'kysely';
import { expect } from 'vitest';
import type { PaymentFixture } from '../fixtures/payment-fixture.ts';
import type { Wire } from '../harness/test-client.ts';

const told = (attempts: readonly Wire[]) =>
  attempts
    .map(({ say, orderId, amount, at }) =>
      [say, orderId, amount, Math.floor(Date.parse(at) / 1_000)].join(' '),
    )
    .toSorted();

/** What the bank refused, as the bank itself keeps it; of a link the platform is not told. */
async function refused(fixture: PaymentFixture, bookingId: string): Promise<Wire[]> {
  const rows =
    await fixture.rows(sql`select o.order_id as "orderId", s.amount_paise as amount, s.created_at as at,
      case when s.failure is null then 'failed' else 'declined' end as say
    from sandbox_payment s join payment_order o using (provider_order_id)
    where o.booking_id = ${bookingId} and s.status = 'failed' and not o.is_link`);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Pages whose time ran out while nothing else had taken their place and the booking stood. */
async function lapsed(fixture: PaymentFixture, bookingId: string): Promise<Wire[]> {
  const rows =
    await fixture.rows(sql`select o.order_id as "orderId", o.amount_paise as amount, o.created_at as opened,
      o.expires_at as until, o.provider = 'sandbox' and o.unsure_since is null and not exists (
        select from payment p where p.order_id = o.order_id and p.status <> 'failed') as idle
    from payment_order o where o.booking_id = ${bookingId} order by o.created_at, o.order_id`);
  const { ended_at: ended } = await fixture.row(bookingId);
  const isOver = ({ idle, until }: Wire, index: number) =>
    idle &&
    until <= fixture.clock.now() &&
    !rows.slice(index + 1).some((next) => next.opened < until) &&
    (ended === null || ended >= until);
  return rows.filter(isOver).map((row) => ({ ...row, say: 'lapsed', at: row.until.toISOString() }));
}

/** Each try to pay that brought nothing is told once, of the booking and in the list of payments, and is in no sum. */
export async function checkAttempts(
  fixture: PaymentFixture,
  bookingId: string,
  { attempts, entries }: Wire,
): Promise<void> {
  const failed = await refused(fixture, bookingId);
  expect(told(attempts)).toEqual(told([...failed, ...(await lapsed(fixture, bookingId))]));
  expect(attempts.map(({ at }: Wire) => at)).toEqual(attempts.map(({ at }: Wire) => at).toSorted());
  for (const entry of entries) expect(Object.keys(entry)).not.toContain('say');
}

export function checkListedAttempts(orders: readonly Wire[], { attempts }: Wire): void {
  const own = attempts.filter(({ say }: Wire) => say !== 'lapsed');
  expect(told(orders.flatMap((order) => order.attempts))).toEqual(told(own));
}
