import type {
  BookingCard,
  BookingDetails,
  RequestStatus,
} from '@nukkad/contract/market/booking/booking.model';
import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { describe, expect, it } from 'vitest';
import { Words } from '../../platform/i18n/i18n.ts';
import { nextLine } from './booking.next.ts';
import { bookingScreen, type Side } from './booking.screen.ts';
import type { Voice } from './booking.screen-row.ts';

const words = new Words('en', {});
const voice: Voice = { t: words.t, plural: words.plural, locale: 'en-IN' };
/** 10:00 in the morning, Indian time. */
const now = new Date('2026-11-20T04:30:00.000Z');
const nothing: BookingCard['can'] = {
  cancel: false,
  reschedule: false,
  pay: false,
  accept: false,
  reject: false,
  assign: false,
  start: false,
  addPhotos: false,
  addService: false,
  approveAddition: false,
  complete: false,
  collectCash: false,
  invoice: false,
}; // prettier-ignore

const noMoney: BookingMoney = {
  state: 'not_started',
  entries: [],
  attempts: [],
  owed: 0,
  due: 0,
  charged: 0,
  returned: 0,
  returnedAt: null,
  returning: 0,
  returningCash: 0,
  charge: null,
  orderId: null,
  amount: 0,
  failure: null,
  since: null,
  until: null,
  mayStillArrive: false,
};
const refund = (amount: number, more: Partial<BookingMoney['entries'][number]> = {}) =>
  ({
    kind: 'refund',
    way: 'online',
    amount,
    at: '2026-11-21T04:30:00.000Z',
    cause: 'ended',
    done: false,
    orderId: null,
    ...more,
  }) as const;
const charge = {
  bookingId: '01a1fa6b-ce8c-75e8-8816-9925dc5e2016',
  bookingNumber: 'NK-1',
  cancelledAt: '2026-11-20T04:30:00.000Z',
  amount: 5_000,
  kept: 0,
  later: 0,
  settled: 0,
  carried: 0,
  collectedWith: null,
};

const card = (status: RequestStatus, more: Partial<BookingCard> = {}): BookingCard => ({
  bookingId: '01a1fa6b-ce8c-75e8-8816-9925dc5e2016',
  bookingNumber: 'NK-1',
  status,
  paymentStatus: 'due',
  paymentMode: 'cash',
  title: 'Bathroom Cleaning',
  categoryImage: 'cleaning',
  startsAt: '2026-11-21T04:00:00.000Z',
  endsAt: '2026-11-21T05:00:00.000Z',
  slotName: '9:30 AM',
  proposed: null,
  locality: 'Indiranagar',
  total: 49_900,
  companyName: 'Lakshmi Home Services',
  professionalName: 'Ramesh Gowda',
  customerName: null,
  acceptBefore: null,
  priority: null,
  version: 1,
  projectId: null,
  money: null,
  can: nothing,
  ...more,
});

const screen = (side: Side, booking: BookingCard | BookingDetails) =>
  bookingScreen(voice, side, booking, now);

describe('what a booking says to its buyer', () => {
  it('counts the minutes that the partner has', () => {
    const acceptBefore = '2026-11-20T04:41:40.000Z';
    expect(screen('buyer', card('Partner Assigned', { acceptBefore })).headline).toBe(
      'Lakshmi Home Services has 12 minutes to accept',
    );
    expect(screen('buyer', card('Partner Assigned')).headline).toBe(
      'Waiting for Lakshmi Home Services to accept',
    );
  });

  it('says who comes when, and what to do with the code', () => {
    const { headline, next, tone } = screen('buyer', card('Assigned'));
    expect(headline).toBe('Ramesh Gowda arrives tomorrow at 9:30 AM');
    expect([tone, next]).toEqual(['go', 'showCode']);
    const late = card('Assigned', { startsAt: '2026-11-20T04:00:00.000Z' });
    expect(screen('buyer', late).headline).toBe('Ramesh Gowda should be at your door');
  });

  it('asks for money only where the server says that it may be paid', () => {
    expect(screen('buyer', card('Payment Pending')).next).toBeNull();
    expect(screen('buyer', card('Payment Pending', { can: { ...nothing, pay: true } })).next).toBe('pay');
    expect(screen('buyer', card('Completed', { can: { ...nothing, pay: true } })).tone).toBe('act');
    expect(screen('buyer', card('Completed', { paymentStatus: 'paid' })).next).toBe('bookAgain');
  });

  it('asks for an answer to an added service', () => {
    const addition = { additionId: 'a', name: 'x', price: 1, minutes: 1, state: 'asked', askedAt: '' };
    const booking = {
      ...card('Inprogress', { can: { ...nothing, approveAddition: true } }),
      additions: [addition],
    } as unknown as BookingDetails;
    expect(screen('buyer', booking).next).toBe('approveAddition');
    expect(screen('buyer', { ...booking, additions: [] }).next).toBeNull();
  });

  it('says what was charged, how, and what goes back, once it ended without work', () => {
    const wordsOf = (more: Partial<BookingMoney>, paymentMode: 'online' | 'cash' = 'online') =>
      screen('buyer', card('Cancelled', { paymentMode, money: { ...noMoney, ...more } })).words;
    expect(wordsOf({})).toBe('You weren’t charged.');
    expect(wordsOf({ charge: { ...charge, carried: 5_000 } })).toBe(
      'A ₹50 cancellation charge will be added to your next booking.',
    );
    const next = { bookingId: charge.bookingId, bookingNumber: 'NK-2', paid: false };
    expect(wordsOf({ charge: { ...charge, carried: 5_000, collectedWith: next } })).toBe(
      'The ₹50 cancellation charge was added to booking NK-2.',
    );
    expect(wordsOf({ charged: 51_800, entries: [refund(46_800)], charge: { ...charge, kept: 5_000 } })).toBe(
      'A ₹50 cancellation charge was deducted from your payment. Your ₹468 refund is on its way. Banks take 5 to 7 working days.',
    );
    expect(wordsOf({ charged: 51_800, entries: [refund(51_800, { way: 'cash' })] }, 'cash')).toBe(
      'You get the ₹518 that you paid in cash back.',
    );
    const entries = [refund(10_000), refund(5_000, { way: 'cash' })];
    expect(wordsOf({ charged: 61_800, entries })).toBe(
      'Your ₹100 refund is on its way. Banks take 5 to 7 working days. You get the ₹50 that you paid in cash back.',
    );
    expect(wordsOf({ charged: 51_800, entries: [refund(51_800, { done: true })] })).toBe(
      '₹518 was refunded on Sat, 21 Nov, 2026.',
    );
    expect(wordsOf({ state: 'expired', mayStillArrive: true })).toContain('we’ll refund it');
  });

  it('says nothing of a deduction or a refund where all was put on Pay later', () => {
    const kept = { ...charge, kept: 5_000, later: 5_000 };
    const entries = [refund(17_800, { way: 'later', done: true })];
    const later = card('Refunded', {
      paymentMode: 'paylater',
      paymentStatus: 'refunded',
      money: { ...noMoney, owed: 5_000, charge: kept, entries },
    });
    expect(screen('buyer', later)).toMatchObject({
      headline: 'This booking was cancelled',
      words: 'A ₹50 cancellation charge is left to pay under Pay later. You no longer owe ₹178.',
    });
    expect(nextLine(voice, later, now)).toBe('₹50 is left to pay under Pay later.');
  });

  it('tells what was paid too much from what a complaint took off the bill', () => {
    const entries = [
      refund(20_000, { cause: 'complaint', done: true }),
      refund(30_600, { cause: 'surplus', done: true }),
    ];
    const money = { ...noMoney, charged: 86_500, returned: 50_600, entries };
    expect(screen('buyer', card('Refunded', { paymentStatus: 'refunded', money }))).toMatchObject({
      headline: 'You have been refunded',
      words:
        '₹200 was taken off your bill after a complaint. ₹200 was refunded on Sat, 21 Nov, 2026. You paid ₹306 more than you owed. ₹306 was refunded on Sat, 21 Nov, 2026.',
    });
  });

  it('says that a refund has come back only once it has', () => {
    const headlineOf = (more: Partial<BookingMoney>) =>
      screen('buyer', card('Refunded', { money: { ...noMoney, charged: 50_000, ...more } })).headline;
    expect(headlineOf({ returning: 50_000 })).toBe('Your refund is on its way');
    expect(headlineOf({ returning: 50_000, returningCash: 50_000 })).toBe('A refund is due to you');
    expect(headlineOf({ returning: 50_000, returningCash: 20_000 })).toBe('Your refund is on its way');
    expect(headlineOf({ returned: 50_000 })).toBe('You have been refunded');
  });

  it('lets the newest attempt say how the payment goes, and asks for none while money may be moving', () => {
    const seen = (state: BookingMoney['state'], more: Partial<BookingMoney> = {}) =>
      screen(
        'buyer',
        card('Payment Pending', {
          money: { ...noMoney, state, amount: 51_800, ...more },
          can: { ...nothing, pay: state !== 'under_way' },
        }),
      );
    const since = '2026-11-20T04:29:30.000Z';
    const until = '2026-11-20T04:40:00.000Z';
    expect(seen('under_way', { since, until })).toMatchObject({
      headline: 'Waiting for your bank',
      next: null,
      tone: 'wait',
    });
    expect(seen('under_way', { since: '2026-11-20T04:20:00.000Z', until }).words).toContain('until 10:10');
    expect(seen('failed', { failure: 'The bank declined.' })).toMatchObject({
      words: 'The bank declined. Your slot is still held. Try again.',
      next: 'pay',
    });
    expect(seen('not_started').headline).toBe('Pay now to keep your slot');
  });
});

describe('the table', () => {
  const sides: Side[] = ['buyer', 'partner', 'professional'];

  it.each(sides)(
    'has words for every state that a %s can see, and never offers what is not allowed',
    (side) => {
      for (const status of bookingLifecycle.states) {
        const { headline, next } = screen(side, card(status));
        expect(headline, status).not.toBe('');
        expect(headline, status).not.toContain('{{');
        expect([null, 'showCode', 'bookAgain'], status).toContain(next);
      }
    },
  );

  it('leaves no state of the buyer without a row', () => {
    for (const status of bookingLifecycle.states)
      expect(screen('buyer', card(status)).headline, status).not.toBe(status);
  });

  it('tells the partner to accept, to assign and to finish', () => {
    const every = Object.fromEntries(Object.keys(nothing).map((key) => [key, true])) as BookingCard['can'];
    expect(screen('partner', card('Partner Assigned', { can: every })).next).toBe('accept');
    expect(screen('partner', card('Accepted', { can: every })).next).toBe('assign');
    expect(screen('professional', card('Assigned', { can: every })).next).toBe('start');
    expect(screen('professional', card('Inprogress', { can: every })).next).toBe('complete');
    expect(screen('professional', card('Completed', { can: every })).next).toBe('collectCash');
  });
});
