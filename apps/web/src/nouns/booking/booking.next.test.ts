import { bookingLifecycle, type BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { describe, expect, it } from 'vitest';
import { Words } from '../../platform/i18n/i18n.ts';
import type { Voice } from './booking.screen-row.ts';
import { nextLine, whatNext } from './booking.next.ts';

const words = new Words('en', {});
const voice: Voice = { t: words.t, plural: words.plural, locale: 'en-IN' };
/** 10:00 in the morning, Indian time. */
const now = new Date('2026-11-20T04:30:00.000Z');
const can = {
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
};

/** What the table reads of a booking. */
const booking = (status: BookingStatus, more: Partial<BookingDetails> = {}) =>
  ({
    status,
    paymentStatus: 'due',
    paymentMode: 'cash',
    startsAt: '2026-11-21T04:00:00.000Z',
    total: 49_900,
    amountDue: 49_900,
    companyName: 'Lakshmi Home Services',
    professionalName: 'Ramesh Gowda',
    acceptBefore: null,
    priority: null,
    payBefore: null,
    cancellationFee: null,
    money: null,
    can,
    ...more,
  }) as BookingDetails;

describe('what happens next', () => {
  it.each(bookingLifecycle.states)('%s: every state of the lifecycle says it in a sentence', (status) => {
    const said = whatNext(voice, booking(status), now);
    expect(said?.next).toMatch(/^[A-Z₹].{20,}\.$/);
    expect(said?.next.split(' ').length).toBeLessThanOrEqual(15);
    expect(nextLine(voice, booking(status), now)).toBe(said?.next);
  });

  it('says when, and who is asked', () => {
    expect(whatNext(voice, booking('Assigned'), now)?.next).toBe(
      'The work starts tomorrow at 9:30 AM, once you share your start OTP.',
    );
    const asked = booking('Partner Assigned', { acceptBefore: '2026-11-20T04:41:10.000Z' });
    expect(whatNext(voice, asked, now)?.next).toBe(
      'Lakshmi Home Services has until 10:11 AM to answer. We’ll message you.',
    );
  });

  it('says what is to be paid and when', () => {
    expect(whatNext(voice, booking('Accepted'), now)?.cost).toBe('₹499 in cash or online, after the work.');
    const paid = booking('Assigned', { paymentStatus: 'paid', paymentMode: 'online', amountDue: 0 });
    expect(whatNext(voice, paid, now)?.cost).toBe('₹499, paid.');
    expect(whatNext(voice, booking('Completed', { amountDue: 12_000 }), now)?.cost).toBe('₹120 left to pay.');
    expect(whatNext(voice, booking('Closed'), now)?.cost).toBeNull();
  });

  it('says what cancelling costs only where it can be cancelled', () => {
    const open = { can: { ...can, cancel: true } };
    expect(whatNext(voice, booking('Assigned', { ...open, cancellationFee: 10_000 }), now)?.changes).toBe(
      'Cancelling now costs ₹100.',
    );
    expect(whatNext(voice, booking('Booked', { ...open, cancellationFee: 0 }), now)?.changes).toContain(
      'Cancelling is free now.',
    );
    const movable = { can: { ...can, cancel: true, reschedule: true } };
    expect(whatNext(voice, booking('Booked', { ...movable, cancellationFee: 0 }), now)?.changes).toBe(
      'Changing the time or cancelling is free now.',
    );
    expect(whatNext(voice, booking('Assigned', { ...movable, cancellationFee: 10_000 }), now)?.changes).toBe(
      'Cancelling or changing the time now costs ₹100.',
    );
    expect(whatNext(voice, booking('Closed'), now)?.changes).toBeNull();
    expect(whatNext(voice, booking('Inprogress'), now)?.changes).toContain('can’t be cancelled');
  });

  it('offers no act that the lifecycle does not have', () => {
    const cancellable: readonly (string | null)[] = bookingLifecycle.moves.cancel.from;
    for (const status of bookingLifecycle.states) {
      const said = whatNext(
        voice,
        booking(status, { can: { ...can, cancel: cancellable.includes(status) } }),
        now,
      );
      expect([status, said?.changes?.includes('Cancelling') ?? false]).toEqual([
        status,
        cancellable.includes(status),
      ]);
    }
  });
});
