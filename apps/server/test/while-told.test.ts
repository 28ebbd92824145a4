/** A first start opens its doors when the city is settled; its past is told beside the people who came in. */
import {
  changeCart,
  fillCart,
  getCustomerBooking,
  placeBooking,
} from '@nukkad/contract/market/booking/booking.api';
import { getServiceDetails } from '@nukkad/contract/market/catalog/catalog.api';
import { getTimeSlots } from '@nukkad/contract/market/schedule/slot.api';
import { createOrder } from '@nukkad/contract/money/payment/payment.api';
import { addDeliveryAddress } from '@nukkad/contract/places/geography/geography.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seedSession, seedUser } from '../seed/account.ts';
import { endedEarly, findUntold, isDone } from '../seed/seed-run.ts';
import { auditLedger } from '../src/money/ledger/ledger.store.ts';
import { payOrder } from '../src/money/payment/payment.seed.ts';
import { verifyAudit } from '../src/platform/audit/verify.ts';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/id.ts';
import {
  aGateBeforeItsEnd,
  aGroundForStarts,
  type Ground,
  noPersonCanSignIn,
  rowsOf,
  type Start,
  untilTold,
} from './harness/first-starts.ts';
import { ashasHome } from './fixtures/home-address.ts';
import { required } from './harness/required.ts';
import { type TestClient, testClient } from './harness/test-client.ts';
import { testSecret } from './harness/test-secret.ts';

const serviceId = 'tap-repair';
/** The story's people book no further ahead than four days. */
const day = addDays(istDay(new Date()), 8);
const limitMs = 600_000;
const soon = { timeout: 60_000, interval: 200 };

let ground: Ground;
beforeEach(async () => {
  ground = await aGroundForStarts();
}, limitMs);
afterEach(() => ground.leave(), limitMs);

/** A person whom no story knows. */
async function aNewcomer({ app, url }: Start): Promise<TestClient> {
  const { db } = app.platform;
  const person = { userId: newId(), mobileNumber: '9812345678', fullName: 'Kavya Nair' };
  const as = { role: 'Buyer', organisationId: null, staffId: null } as const;
  const { sessionId, accessToken } = await db.transaction().execute(async (tx) => {
    await seedUser(tx, person, new Date());
    return seedSession(tx, { secret: testSecret, ...person, as }, new Date());
  });
  return testClient(url, testSecret, sessionId, { authorization: `Bearer ${accessToken}` });
}

/** Chooses a time, books and pays; answers the booking. */
async function books({ app }: Start, buyer: TestClient) {
  const { questions } = await buyer.call(getServiceDetails, { query: { serviceId } });
  const optionIds = questions
    .filter(({ required: asked }) => asked)
    .map(({ options }) => required(options[0]).optionId);
  const { addressId } = await buyer.call(addDeliveryAddress, { body: { ...ashasHome, label: 'Home' } });
  const lines = [{ serviceId, quantity: 1, optionIds }];
  await buyer.call(fillCart, { body: { lines, addressId, organisationId: null } });
  const query = { day, serviceIds: serviceId, pincode: ashasHome.pincode };
  const { items } = await buyer.call(getTimeSlots, { query });
  const { slotId } = required(items.find((slot) => slot.available && !slot.primeTime));
  await buyer.call(changeCart, { body: { day, slotId } });
  const booked = await buyer.call(placeBooking, { body: { paymentMode: 'online', note: '' } });
  const { bookingId } = booked;
  const { providerOrderId } = await buyer.call(createOrder, { body: { bookingId } });
  await payOrder(app.platform, { providerOrderId, method: 'upi', outcome: 'success' }, new Date());
  return booked;
}

/** Events that were told by the other one: those of the past here, or those of now by the story. */
async function toldByTheOther({ app }: Start, present: Date): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from outbox
    where (created_at <= ${present} and relayed_at <> created_at)
      or (created_at > ${present} and relayed_at = created_at)`.execute(app.platform.db);
  return rows[0]?.many ?? 0;
}

/** Notifications of this booking: partners are asked whether they take it. */
async function partnersTold(db: Database, bookingId: string): Promise<number> {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from notification
    where position(${bookingId} in notification::text) > 0`.execute(db);
  return rows[0]?.many ?? 0;
}

describe('while the past is told', () => {
  test(
    'promise 14: people come in, book and pay, are told of it at once, and the books agree when it is over',
    async () => {
      const gate = await aGateBeforeItsEnd(ground.databaseUrl);
      try {
        const started = await ground.start();
        const { db } = started.app.platform;
        const untold = required(await findUntold(db));
        expect(untold.scale).toBe('small');
        expect((await fetch(new URL('/ready', started.url))).status).toBe(200);

        const buyer = await aNewcomer(started);
        const { bookingId } = await books(started, buyer);
        const statusOf = async () => {
          const { paymentStatus } = await buyer.call(getCustomerBooking, { query: { bookingId } });
          return paymentStatus;
        };
        await expect.poll(statusOf, soon).toBe('paid');
        await expect.poll(() => partnersTold(db, bookingId), soon).toBeGreaterThan(0);
        expect(await isDone(db, 'small')).toBe(false);
        expect(await toldByTheOther(started, untold.present)).toBe(0);

        await gate.open();
        await untilTold(started);
        expect(await rowsOf(db, 'booking')).toBeGreaterThan(1);
        expect((await buyer.call(getCustomerBooking, { query: { bookingId } })).paymentStatus).toBe('paid');
        expect(await auditLedger(db)).toEqual([]);
        expect((await verifyAudit(db)).faults).toEqual([]);
        await expect.poll(() => started.said.at(-1), soon).toContain('The demo city is whole');
      } finally {
        await gate.open();
      }
    },
    limitMs,
  );

  test(
    'another node on the same database leaves the city alone, and serves its people',
    async () => {
      const gate = await aGateBeforeItsEnd(ground.databaseUrl);
      try {
        const first = await ground.start();
        const people = await rowsOf(first.app.platform.db, 'user_account');
        const other = await ground.start();
        expect(other.said).toEqual([]);
        expect(await rowsOf(other.app.platform.db, 'user_account')).toBe(people);
        const { bookingId } = await books(other, await aNewcomer(other));
        expect(bookingId).toBeDefined();
        await gate.open();
        await untilTold(other);
        expect(await auditLedger(other.app.platform.db)).toEqual([]);
      } finally {
        await gate.open();
      }
    },
    limitMs,
  );
});

test(
  'a server that is stopped in the middle says what that means, and the next start makes the city anew',
  async () => {
    const gate = await aGateBeforeItsEnd(ground.databaseUrl);
    const first = await ground.start();
    const people = await rowsOf(first.app.platform.db, 'user_account');
    await books(first, await aNewcomer(first));
    await first.stop();
    expect(first.said.at(-1)).toContain('without what was done in it');
    await gate.takeAway();

    const second = await ground.start();
    const { db } = second.app.platform;
    expect(second.said[0]).toContain('It is made anew');
    expect(await rowsOf(db, 'user_account')).toBe(people);
    await untilTold(second);
    expect(await auditLedger(db)).toEqual([]);
    await expect.poll(() => second.said.at(-1), soon).toContain('The demo city is whole');
  },
  limitMs,
);

test(
  'a story that fails leaves the city as it is, for good: people may have worked in it',
  async () => {
    const mend = await noPersonCanSignIn(ground.databaseUrl);
    const first = await ground.start({}, { days: 4, bookingsPerDay: 8 });
    await untilTold(first);
    await mend();
    expect(await isDone(first.app.platform.db, endedEarly('small'))).toBe(true);
    expect(first.said.join('\n')).toContain('could not be told to its end');
    await aNewcomer(first);
    const people = await rowsOf(first.app.platform.db, 'user_account');
    await first.stop();

    const second = await ground.start();
    expect(second.said).toEqual([]);
    expect(await rowsOf(second.app.platform.db, 'user_account')).toBe(people);
  },
  limitMs,
);
