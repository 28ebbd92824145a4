import { lifecycle } from '../../kernel/lifecycle.ts';

export const couponStatuses = ['Waiting', 'Active', 'Paused', 'Ended'] as const;
export type CouponStatus = (typeof couponStatuses)[number];

/** Whether a coupon may be applied. What is booked with it stays as it was booked. */
export const couponLifecycle = lifecycle({
  name: 'coupon',
  states: couponStatuses,
  actors: ['Admin', 'Another Admin'],
  moves: {
    make: { from: [null], to: ['Active'], by: ['Admin'], why: 'Within the bounds: it counts on its days.' },
    propose: {
      from: [null],
      to: ['Waiting'],
      by: ['Admin'],
      why: 'Beyond the bounds: it does not count yet.',
    },
    change: {
      from: ['Waiting', 'Active', 'Paused'],
      to: ['Waiting', 'Active', 'Paused'],
      by: ['Admin'],
      why: 'For bookings to come. New terms beyond the bounds wait; the code stays.',
    },
    approve: { from: ['Waiting'], to: ['Active'], by: ['Another Admin'], why: 'It counts on its days.' },
    refuse: {
      from: ['Waiting'],
      to: ['Ended'],
      by: ['Another Admin'],
      why: 'It never counts with these terms.',
    },
    pause: { from: ['Active'], to: ['Paused'], by: ['Admin'], why: 'It does not count for a while.' },
    resume: { from: ['Paused'], to: ['Active'], by: ['Admin'], why: 'It counts again.' },
    end: { from: ['Waiting', 'Active', 'Paused'], to: ['Ended'], by: ['Admin'], why: 'For good.' },
  },
});
