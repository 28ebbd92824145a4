import { lifecycle } from '../../kernel/lifecycle.ts';

export const couponStatuses = ['Waiting', 'Asked', 'Active', 'Paused', 'Ended'] as const;
export type CouponStatus = (typeof couponStatuses)[number];

/** Whether a coupon may be applied. What is booked with it stays as it was booked. */
export const couponLifecycle = lifecycle({
  name: 'coupon',
  states: couponStatuses,
  actors: ['Admin', 'Another Admin', 'Partner'],
  moves: {
    make: {
      from: [null],
      to: ['Active'],
      by: ['Admin', 'Partner'],
      why: 'Within the bounds, and no other bears any of it: it counts on its days.',
    },
    ask: {
      from: [null],
      to: ['Asked'],
      by: ['Admin'],
      why: 'Its partner bears a part of it, and is asked first.',
      tells: ['coupon.asked'],
    },
    propose: {
      from: [null],
      to: ['Waiting'],
      by: ['Admin'],
      why: 'Beyond the bounds: it does not count yet.',
    },
    change: {
      from: ['Waiting', 'Asked', 'Active', 'Paused'],
      to: ['Waiting', 'Asked', 'Active', 'Paused'],
      by: ['Admin'],
      why: 'For bookings to come. New terms beyond the bounds wait; the code stays.',
      tells: ['coupon.asked'],
    },
    approve: {
      from: ['Waiting'],
      to: ['Active', 'Asked'],
      by: ['Another Admin'],
      why: 'It counts on its days; one that a partner bears a part of is asked of it first.',
      tells: ['coupon.asked'],
    },
    consent: { from: ['Asked'], to: ['Active'], by: ['Partner'], why: 'The partner bears its part.' },
    decline: { from: ['Asked'], to: ['Ended'], by: ['Partner'], why: 'It never counts.' },
    refuse: {
      from: ['Waiting'],
      to: ['Ended'],
      by: ['Another Admin'],
      why: 'It never counts with these terms.',
    },
    pause: {
      from: ['Active'],
      to: ['Paused'],
      by: ['Admin', 'Partner'],
      why: 'It does not count for a while.',
    },
    resume: { from: ['Paused'], to: ['Active'], by: ['Admin', 'Partner'], why: 'It counts again.' },
    end: {
      from: ['Waiting', 'Asked', 'Active', 'Paused'],
      to: ['Ended'],
      by: ['Admin', 'Partner'],
      why: 'For good.',
    },
  },
});
