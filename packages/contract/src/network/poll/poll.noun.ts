import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { instant, ref } from '../../kernel/schema.ts';

export const pollStatuses = ['open', 'ended', 'removed', 'deleted'] as const;
export type PollStatus = (typeof pollStatuses)[number];

export const pollAudiences = ['everyone', 'connections'] as const;
export type PollAudience = (typeof pollAudiences)[number];

/** When who may vote reads the result: once they have voted, or once the poll has ended. */
export const pollResults = ['after_vote', 'at_end'] as const;
export type PollResult = (typeof pollResults)[number];

/** A question to members with a few options: votes are taken while it is open. */
export const pollLifecycle = lifecycle({
  name: 'poll',
  states: pollStatuses,
  actors: ['Author', 'Moderator', 'System'],
  moves: {
    open: {
      from: [null],
      to: ['open'],
      by: ['Author'],
      why: 'The member may write now; how votes are shown is said before the first one and stays.',
      tells: ['poll.opened'],
      times: ['poll.end'],
    },
    end: {
      from: ['open'],
      to: ['ended'],
      by: ['Author', 'System'],
      why: 'Its time is over, or its author ends it early.',
      tells: ['poll.ended'],
    },
    delete: {
      from: ['open', 'ended', 'removed'],
      to: ['deleted'],
      by: ['Author'],
      why: 'Its author no longer wants it seen; its votes go with it.',
    },
    remove: {
      from: ['open', 'ended'],
      to: ['removed'],
      by: ['Moderator'],
      why: 'It breaks the rules; its author reads what was removed and why.',
    },
    restore: {
      from: ['removed'],
      to: ['open', 'ended'],
      by: ['Moderator'],
      why: 'An appeal was right; it goes on where its time is not over.',
    },
  },
});

const facts = z.object({ pollId: ref('poll'), authorId: ref('member') });

export const pollEvents = {
  opened: event('poll.opened', {
    summary: 'A poll takes votes.',
    facts: z.object({ ...facts.shape, endsAt: instant('When it ends.') }),
  }),
  ended: event('poll.ended', {
    summary: 'A poll takes no more votes.',
    facts: z.object({ ...facts.shape, by: z.enum(['Author', 'System']) }),
  }),
};

/** Of each voter, while an ended poll is told. */
export const pollVoterEvents = {
  settled: event('poll.settled', {
    summary: 'A poll that a member has asked or voted in has ended.',
    facts: z.object({ ...facts.shape, memberId: ref('member') }),
  }),
};

export const pollErrors = defineErrors({
  poll_not_found: [404, 'This poll isn’t available.'],
  poll_moved_on: [409, 'This poll has changed. Check it again.'],
  poll_over: [409, 'This poll has ended.'],
  poll_vote_stays: [409, 'You have voted. Votes in this poll can’t be changed.'],
  poll_limit: [429, 'You can start {{limit}} polls a day. Try again tomorrow.'],
  poll_limit_new: [
    429,
    'In your first 7 days you can start {{limit}} polls a day. You can start more from {{from}}.',
  ],
  poll_vote_limit: [
    429,
    'In your first 7 days you can vote {{limit}} times a day. There is no such limit from {{from}}.',
  ],
});

export const pollActs = actsOf('poll', pollLifecycle);
