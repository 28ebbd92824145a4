import type { Tx } from '../src/platform/db/database.ts';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.events';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createAccountDomain } from '../src/identity/account/index.ts';
import { type BookingDoor, type BookingDoors, createBookingDomain } from '../src/market/booking/index.ts';
import { listOpenCharges } from '../src/market/cart/charge.store.ts';
import { createFulfilmentDomain } from '../src/market/fulfilment/index.ts';
import { createPartnerDomain } from '../src/identity/partner/index.ts';
import type { Domain } from '../src/platform/domain.ts';
import type { Platform } from '../src/platform/platform.ts';
import { publish } from '../src/platform/outbox/publish.ts';
import { system } from '../src/platform/platform.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { createScheduleDomain } from '../src/market/schedule/index.ts';
import {
  type BookingWish,
  type Stage,
  cartOf,
  catalogueOf,
  seenOfWish,
  tomorrowOf,
} from './booking-market.ts';
import { type People, type TestPartner, addPeople } from './booking-people.ts';
import { type Mounted, mounted } from './mounted.ts';
import type { Answer, Wire } from './test-client.ts';

/** Bookings behind HTTP, with real professionals' time; cart, catalogue and payment are played here. */
export interface BookingWorld extends Mounted {
  readonly door: BookingDoor;
  readonly buyer: Viewer;
  readonly stranger: Viewer;
  /** In the order in which they are asked. */
  readonly partners: readonly [TestPartner, TestPartner, TestPartner];
  /** Tomorrow, 10:00 IST. */
  readonly tomorrow: Date;
  book(wish?: BookingWish): Promise<Answer>;
  /** Books for cash and lets the consumers run; answers the id of a booking that is offered to the first partner. */
  offered(wish?: BookingWish): Promise<string>;
  accepted(wish?: BookingWish): Promise<string>;
  assigned(wish?: BookingWish): Promise<string>;
  started(wish?: BookingWish): Promise<string>;
  /** What payment does when the money of a booking is in. */
  pay(bookingId: string, amountPaise: number): Promise<void>;
  refund(bookingId: string, amountPaise: number): Promise<void>;
  startCode(bookingId: string): Promise<string>;
  /** The row as it stands. */
  row(bookingId: string): Promise<any>;
  rows(query: ReturnType<typeof sql>): Promise<Wire[]>;
  /** Payloads of a name, oldest first. */
  events(name: string): Promise<Wire[]>;
}

/** A step that a test only passes through must work. */
async function must(step: Promise<Answer>): Promise<Answer> {
  const answer = await step;
  if (answer.status >= 300)
    throw new Error(`A step of the story failed: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** `more`: further domains that stand on bookings, such as payment. */
export async function bookingWorld(
  more: (platform: Platform, booking: BookingDoor) => readonly Domain[] = () => [],
  handed: Pick<BookingDoors, 'paymentsOf'> = {},
): Promise<BookingWorld> {
  const stage: Stage = { wish: {}, people: null };
  const made: { door?: BookingDoor } = {};
  const base = await mounted(
    (platform) => {
      const partner = createPartnerDomain(platform);
      const account = createAccountDomain(platform, { partner, sessions: { dropSession: () => undefined } });
      const catalog = catalogueOf(stage);
      const schedule = createScheduleDomain(platform, { catalog, geography: {} as never });
      const doors: BookingDoors = {
        account,
        partner,
        catalog,
        schedule,
        cart: cartOf(stage, schedule),
        invoiceNumberOf: async () => null,
        ...handed,
      };
      const booking = createBookingDomain(platform, doors);
      made.door = booking.door;
      return [schedule, booking, createFulfilmentDomain(platform, doors), ...more(platform, booking.door)];
    },
    { variables: { LOG_LEVEL: 'error' } },
  );
  const people = await addPeople(base.platform);
  stage.people = people;
  return { ...base, ...verbs(base, stage, people, made.door as BookingDoor) };
}

function verbs(
  base: Mounted,
  stage: Stage,
  people: People,
  door: BookingDoor,
): Omit<BookingWorld, keyof Mounted> {
  const { platform, clock } = base;
  const [first] = people.partners;
  const rows: BookingWorld['rows'] = async (query) => (await query.execute(platform.db)).rows as Wire[];
  const row: BookingWorld['row'] = async (bookingId) =>
    (await rows(sql`select * from booking where booking_id = ${bookingId}`))[0];
  const money = async (
    bookingId: string,
    moved: { capturedPaise?: number; refundedPaise?: number },
    tell: (tx: Tx, now: Date) => Promise<void>,
  ) => {
    const now = clock.now();
    await platform.write(system, async (tx) => {
      await door.payable(tx, { bookingId }, true);
      await door.recordMoney(tx, { bookingId, ...moved, now });
      await tell(tx, now);
    });
    await base.drain();
  };
  const book: BookingWorld['book'] = async (wish = {}) => {
    stage.wish = wish;
    const { buyer = people.buyer, paymentMode = 'cash' } = wish;
    const charges = await listOpenCharges(platform.db, buyer.userId);
    const carried = charges.reduce((sum, { amount }) => sum + amount, 0);
    const seen = seenOfWish(wish, carried, clock.now());
    return base
      .as(buyer)
      .post('payment/create_booking', { paymentMode, seen }, { 'idempotency-key': randomUUID() });
  };
  const offered: BookingWorld['offered'] = async (wish) => {
    const { body } = await must(book(wish));
    await base.drain();
    return body.bookingId;
  };
  const accepted: BookingWorld['accepted'] = async (wish) => {
    const bookingId = await offered(wish);
    const { owner } = wish?.chosen ?? first;
    await must(base.as(owner).patch('service/booking/partner/acceptReject', { bookingId, action: 'accept' }));
    await base.drain();
    return bookingId;
  };
  const assigned: BookingWorld['assigned'] = async (wish) => {
    const bookingId = await accepted(wish);
    const { owner, professionals } = wish?.chosen ?? first;
    await must(
      base
        .as(owner)
        .patch('service/booking/partner/assign_pro', { bookingId, staffId: professionals[0].staffId }),
    );
    await base.drain();
    return bookingId;
  };
  const startCode: BookingWorld['startCode'] = async (bookingId) =>
    (await must(base.as(people.buyer).get(`service/booking/customer/details?bookingId=${bookingId}`))).body
      .startCode;
  return {
    door,
    rows,
    row,
    book,
    offered,
    accepted,
    assigned,
    startCode,
    buyer: people.buyer,
    stranger: people.stranger,
    partners: people.partners,
    tomorrow: tomorrowOf(clock.now()),
    started: async (wish) => {
      const bookingId = await assigned(wish);
      clock.set((await row(bookingId)).starts_at);
      const otp = await startCode(bookingId);
      await must(
        base
          .as((wish?.chosen ?? first).professionals[0])
          .post('service/booking/partner/verifiyOTP', { bookingId, otp }),
      );
      return bookingId;
    },
    pay: (bookingId, amountPaise) =>
      money(bookingId, { capturedPaise: amountPaise }, (tx, now) =>
        publish(tx, now, paymentEvents.captured, {
          bookingId,
          paymentId: randomUUID(),
          amountPaise,
          method: 'upi',
        }),
      ),
    refund: (bookingId, amountPaise) =>
      money(bookingId, { refundedPaise: amountPaise }, (tx, now) =>
        publish(tx, now, paymentEvents.refunded, { bookingId, refundId: randomUUID(), amountPaise }),
      ),
    events: async (name) =>
      (await rows(sql`select payload from outbox where name = ${name} order by created_at, event_id`)).map(
        (one) => one.payload,
      ),
  };
}
