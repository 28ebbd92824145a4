import type { RequestStatus } from '@nukkad/contract/market/booking/booking.model';
import { describe, expect, it } from 'vitest';
import { type BookingMoment, comingSteps, pastSteps } from './booking-steps.ts';

const moments = (...statuses: RequestStatus[]): BookingMoment[] =>
  statuses.map((status, minute) => ({
    status,
    at: `2026-11-20T10:0${minute}:00.000Z`,
    by: 'System',
    note: '',
  }));

describe('the steps of a booking', () => {
  it('shows what is to come on the straight way', () => {
    expect(comingSteps('Payment Pending')).toEqual([
      'Booked',
      'Accepted',
      'Assigned',
      'Inprogress',
      'Completed',
    ]);
    expect(comingSteps('Assigned')).toEqual(['Inprogress', 'Completed']);
    expect(comingSteps('Completed')).toEqual([]);
    expect(comingSteps('Cancelled')).toEqual([]);
  });

  it('marks the newest step as the present one while something is to come', () => {
    const steps = pastSteps(moments('Booked', 'Partner Assigned', 'Accepted'), 'Accepted');
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'now']);
  });

  it('ends a finished booking without a present step', () => {
    const steps = pastSteps(moments('Booked', 'Completed', 'Closed'), 'Closed');
    expect(steps.every(({ state }) => state === 'done')).toBe(true);
  });

  it('paints what ended badly', () => {
    const steps = pastSteps(moments('Booked', 'Cancelled', 'Refunded'), 'Refunded');
    expect(steps.map(({ state }) => state)).toEqual(['done', 'bad', 'done']);
  });

  it('leaves out what was passed in a moment, unless it is where the booking stands', () => {
    const past = pastSteps(moments('Booked', 'Partner Matched', 'Partner Assigned'), 'Partner Assigned');
    expect(past.map(({ status }) => status)).toEqual(['Booked', 'Partner Assigned']);
    const present = pastSteps(moments('Booked', 'Partner Matched'), 'Partner Matched');
    expect(present.map(({ status }) => status)).toEqual(['Booked', 'Partner Matched']);
  });
});
