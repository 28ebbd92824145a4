import { lifecycle } from '../kernel/lifecycle.ts';

export const couponStatuses = ['Active', 'Paused', 'Ended'] as const;
export type CouponStatus = (typeof couponStatuses)[number];

/** Whether a coupon may be applied. What is booked with it stays as it was booked. */
export const couponLifecycle = lifecycle({
  name: 'coupon',
  states: couponStatuses,
  actors: ['Admin'],
  moves: {
    make: { from: [null], to: ['Active'], by: ['Admin'], why: 'It counts on its days.' },
    change: {
      from: ['Active', 'Paused'],
      to: ['Active', 'Paused'],
      by: ['Admin'],
      why: 'Words, worth, days and limits, for bookings to come; the code and the state stay.',
    },
    pause: { from: ['Active'], to: ['Paused'], by: ['Admin'], why: 'It counts for nobody for a while.' },
    resume: { from: ['Paused'], to: ['Active'], by: ['Admin'], why: 'It counts again.' },
    end: { from: ['Active', 'Paused'], to: ['Ended'], by: ['Admin'], why: 'For good.' },
  },
});
