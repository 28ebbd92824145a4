import { placeBooking, getCustomerBooking } from '@nukkad/contract/market/booking/booking.api';
import {
  acceptOrReject,
  assignProfessional,
  verifyStartCode,
} from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { aGround } from './ground.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { paymentEvents } from '@nukkad/contract/money/payment/payment.noun';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createAccountDomain } from '../src/identity/account/index.ts';
import {
  type BookingInterface,
  type BookingInterfaces,
  createBookingDomain,
} from '../src/market/booking/index.ts';
import { listOpenCharges } from '../src/market/cart/charge.store.ts';
import { createCouponDomain } from '../src/market/coupon/index.ts';
import { createPartnerDomain } from '../src/identity/partner/index.ts';
import type { Domain } from '../src/platform/domain.ts';
import type { Platform } from '../src/platform/platform.ts';
import { publish } from '../src/platform/outbox/publish.ts';
import { system } from '../src/platform/platform.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { createScheduleDomain } from '../src/market/schedule/index.ts';
import {
  type BookingOptions,
  type Stage,
  cartOf,
  catalogueOf,
  seenOfOptions,
  tomorrowOf,
} from './booking-market.ts';
import { type People, type TestPartner, addPeople } from './booking-people.ts';
import { type Mounted, mounted } from './mounted.ts';
import type { Answer, Wire } from './test-client.ts';
import { required } from './required.ts';

/** Bookings behind HTTP, with real professionals' time; cart, catalogue and payment are played here. */
export interface BookingFixture extends Mounted {
  readonly interface: BookingInterface;
  /** What bookings are built on, for a job by the clock. */
  readonly interfaces: BookingInterfaces;
  readonly buyer: Viewer;
  readonly stranger: Viewer;
  /** In the order in which they are asked. */
  readonly partners: readonly [TestPartner, TestPartner, TestPartner];
  /** Tomorrow, 10:00 IST. */
  readonly tomorrow: Date;
  book(options?: BookingOptions): Promise<Answer>;
  /** Books for cash and lets the consumers run; answers the id of a booking that is offered to the first partner. */
  offered(options?: BookingOptions): Promise<string>;
  accepted(options?: BookingOptions): Promise<string>;
  assigned(options?: BookingOptions): Promise<string>;
  started(options?: BookingOptions): Promise<string>;
  /** What payment does when the money of a booking is in. */
  pay(bookingId: string, amountPaise: number): Promise<void>;
  refund(bookingId: string, amountPaise: number): Promise<void>;
  startCode(bookingId: string): Promise<string>;
  /** The row unchanged. */
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

/** `more`: further domains that depend on bookings, such as payment. */
export async function bookingFixture(
  more: (
    platform: Platform,
    booking: BookingInterface,
    interfaces: BookingInterfaces,
  ) => readonly Domain[] = () => [],
  variables: Readonly<Record<string, string>> = {},
): Promise<BookingFixture> {
  const stage: Stage = { request: {}, people: null };
  const made: { interface?: BookingInterface; interfaces?: BookingInterfaces } = {};
  const base = await mounted(
    (platform) => {
      const partner = createPartnerDomain(platform);
      const account = createAccountDomain(platform, { partner, sessions: { dropSession: () => undefined } });
      const catalog = catalogueOf(stage);
      const schedule = createScheduleDomain(platform, { catalog, geography: {} as never });
      const interfaces: BookingInterfaces = {
        account,
        partner,
        catalog,
        schedule,
        cart: cartOf(stage, schedule),
        coupon: createCouponDomain(platform, { ...aGround(platform), catalog }),
      };
      const booking = createBookingDomain(platform, interfaces);
      made.interface = booking;
      made.interfaces = interfaces;
      return [schedule, booking, ...more(platform, booking, interfaces)];
    },
    { variables: { LOG_LEVEL: 'error', ...variables } },
  );
  const people = await addPeople(base.platform);
  stage.people = people;
  const interfaces = made.interfaces as BookingInterfaces;
  return { ...base, interfaces, ...verbs(base, stage, people, made.interface as BookingInterface) };
}

function verbs(
  base: Mounted,
  stage: Stage,
  people: People,
  publicInterface: BookingInterface,
): Omit<BookingFixture, keyof Mounted | 'interfaces'> {
  const { platform, clock } = base;
  const [first] = people.partners;
  const rows: BookingFixture['rows'] = async (query) => (await query.execute(platform.db)).rows as Wire[];
  const row: BookingFixture['row'] = async (bookingId) =>
    (await rows(sql`select * from booking where booking_id = ${bookingId}`))[0];
  const money = async (
    bookingId: string,
    moved: { capturedPaise?: number; refundedPaise?: number },
    tell: (tx: Tx, now: Date) => Promise<void>,
  ) => {
    const now = clock.now();
    await platform.write(system, async (tx) => {
      await publicInterface.lockPayable(tx, { bookingId });
      await publicInterface.recordMoney(tx, { bookingId, ...moved, now });
      await tell(tx, now);
    });
    await base.drain();
  };
  const book: BookingFixture['book'] = async (options = {}) => {
    stage.request = options;
    const { buyer = people.buyer, paymentMode = 'cash', repeat } = options;
    const charges = await listOpenCharges(platform.db, buyer.userId);
    const carried = charges.reduce((sum, { amount }) => sum + amount, 0);
    const seen = seenOfOptions(options, carried, clock.now());
    return base.as(buyer).ask(placeBooking, {
      body: { paymentMode, seen, repeat },
      headers: { 'idempotency-key': randomUUID() },
    });
  };
  const offered: BookingFixture['offered'] = async (options) => {
    const { body } = await must(book(options));
    await base.drain();
    return body.bookingId;
  };
  const accepted: BookingFixture['accepted'] = async (options) => {
    const bookingId = await offered(options);
    const { owner } = options?.chosen ?? first;
    await must(base.as(owner).ask(acceptOrReject, { body: { bookingId, action: 'accept' } }));
    await base.drain();
    return bookingId;
  };
  const assigned: BookingFixture['assigned'] = async (options) => {
    const bookingId = await accepted(options);
    const { owner, professionals } = options?.chosen ?? first;
    await must(
      base
        .as(owner)
        .ask(assignProfessional, { body: { bookingId, staffId: required(professionals[0].staffId) } }),
    );
    await base.drain();
    return bookingId;
  };
  const startCode: BookingFixture['startCode'] = async (bookingId) =>
    (await must(base.as(people.buyer).ask(getCustomerBooking, { query: { bookingId } }))).body.startCode;
  return {
    interface: publicInterface,
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
    started: async (options) => {
      const bookingId = await assigned(options);
      clock.set((await row(bookingId)).starts_at);
      const otp = await startCode(bookingId);
      await must(
        base
          .as((options?.chosen ?? first).professionals[0])
          .ask(verifyStartCode, { body: { bookingId, otp } }),
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
