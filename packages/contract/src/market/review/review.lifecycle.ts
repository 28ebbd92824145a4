import { lifecycle } from '../../kernel/lifecycle.ts';

export const reviewStatuses = ['Written', 'Shown', 'Hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Who writes: the customer of the partner, or the partner of the customer. */
export const reviewSides = ['customer', 'partner'] as const;
export type ReviewSide = (typeof reviewSides)[number];

/**
 * A review of a finished visit. Until it is shown only its author's side reads it: when both sides have written, both are
 * shown at once; else what was written is shown when the time to write is over.
 */
export const reviewLifecycle = lifecycle({
  name: 'review',
  states: reviewStatuses,
  actors: ['Buyer', 'Service Partner', 'subUser', 'Professional', 'System', 'Admin'],
  moves: {
    write: {
      from: [null],
      to: ['Written'],
      by: ['Buyer', 'Service Partner', 'subUser', 'Professional'],
      why: 'Once for each side of a finished visit, within the time to write.',
      tells: ['review.written'],
    },
    change: {
      from: ['Written'],
      to: ['Written'],
      by: ['Buyer', 'Service Partner', 'subUser', 'Professional'],
      why: 'Until the other side may read it.',
    },
    show: {
      from: ['Written'],
      to: ['Shown'],
      by: ['System'],
      why: 'Both sides have written, or the time to write is over: from now on it counts.',
      tells: ['review.shown'],
    },
    reply: {
      from: ['Shown'],
      to: ['Shown'],
      by: ['Service Partner', 'subUser'],
      why: 'One public answer of the partner to its customer.',
      tells: ['review.replied'],
    },
    hide: {
      from: ['Shown'],
      to: ['Hidden'],
      by: ['Admin'],
      why: 'It breaks the rules; its author reads the reason, and it no longer counts.',
      tells: ['review.hidden'],
    },
    restore: {
      from: ['Hidden'],
      to: ['Shown'],
      by: ['Admin'],
      why: 'It was hidden by mistake; it counts again.',
      tells: ['review.restored'],
    },
  },
});
export type ReviewActor = 'Buyer' | 'Service Partner' | 'subUser' | 'Professional' | 'System' | 'Admin';
export type ReviewVerb = keyof typeof reviewLifecycle.moves;
