import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

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

export const couponEvents = {
  asked: event('coupon.asked', {
    summary: 'A partner is asked to bear a part of an offer of the platform.',
    facts: z.object({ couponId: ref('coupon') }),
  }),
};

/** Why a coupon does not apply. An unknown, paused, ended or future coupon has the same answer, which tells nothing of it. */
export const couponProblems = defineErrors({
  coupon_not_valid: [409, 'This code isn’t valid.'],
  coupon_used_up: [409, 'This offer has reached its limit.'],
  coupon_used_by_you: [409, 'You’ve already used this offer.'],
  coupon_for_newcomers: [409, 'This offer is for first bookings only.'],
  coupon_other_services: [409, 'This offer is for other services.'],
  coupon_other_city: [409, 'This offer isn’t available in your city.'],
  coupon_other_partner: [409, 'This offer is for bookings with another partner.'],
  coupon_not_together: [409, 'This offer can’t be combined with the one you’re using, which saves you more.'],
  coupon_too_little: [409, 'Add more services to use this offer.'],
});

export const couponErrors = defineErrors({
  coupon_not_found: [404, 'Resource is not available'],
  coupon_code_taken: [409, 'Another offer already has this code.'],
  coupon_status_moved_on: [409, 'You can’t do this in the offer’s current status.'],
  coupon_limit_below_use: [409, 'More bookings already use this offer. Enter a higher limit.'],
  coupon_too_many: [409, 'You already have 20 offers. End one first.'],
  partners_own_offer: [403, 'Only the partner can change its own offer.'],
  own_coupon: [403, 'Another Admin must decide on this offer.'],
});

export const couponActs = [
  'coupon.made',
  'coupon.proposed',
  'coupon.changed',
  'coupon.approved',
  'coupon.refused',
  'coupon.paused',
  'coupon.resumed',
  'coupon.ended',
  'coupon.asked',
  'coupon.consented',
  'coupon.declined',
] as const;
