import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';

export const connectionStatuses = ['Requested', 'Accepted', 'Rejected', 'Cancelled', 'Closed'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

/** What two members are to each other; one row for a pair. */
export const connectionLifecycle = lifecycle({
  name: 'connection',
  states: connectionStatuses,
  actors: ['Asker', 'Asked'],
  moves: {
    request: {
      from: [null, 'Rejected', 'Cancelled', 'Closed'],
      to: ['Requested'],
      by: ['Asker', 'Asked'],
      why: 'The other member lets itself be asked; who withdrew or was declined waits three weeks.',
      tells: ['connection.requested'],
    },
    accept: {
      from: ['Requested'],
      to: ['Accepted'],
      by: ['Asked'],
      why: 'The one who was asked agrees, or asks back.',
      tells: ['connection.accepted'],
    },
    reject: {
      from: ['Requested'],
      to: ['Rejected'],
      by: ['Asked'],
      why: 'The one who was asked declines.',
    },
    withdraw: {
      from: ['Requested'],
      to: ['Cancelled'],
      by: ['Asker'],
      why: 'The one who asked takes it back.',
    },
    remove: {
      from: ['Accepted'],
      to: ['Closed'],
      by: ['Asker', 'Asked'],
      why: 'One of both ends it.',
      tells: ['connection.removed'],
    },
    cut: {
      from: ['Requested', 'Accepted'],
      to: ['Closed'],
      by: ['Asker', 'Asked'],
      why: 'One of both blocks the other.',
      tells: ['connection.removed'],
    },
  },
});

const facts = z.object({
  connectionId: ref('connection'),
  lowId: ref('member'),
  highId: ref('member'),
  askedById: ref('member'),
});

export const connectionEvents = {
  requested: event('connection.requested', {
    summary: 'A member asked another one for a connection.',
    facts,
  }),
  accepted: event('connection.accepted', { summary: 'Two members are connected.', facts }),
  removed: event('connection.removed', {
    summary: 'Two members are no longer connected, or a request ended by a block.',
    facts,
  }),
  blocked: event('connection.blocked', {
    summary: 'A member blocked another one.',
    facts: z.object({ blockerId: ref('member'), blockedId: ref('member') }),
  }),
};

export const connectionErrors = defineErrors({
  connection_not_found: [404, 'Resource is not available'],
  connection_moved_on: [409, 'This connection has changed. Check it and try again.'],
  connection_with_self: [400, 'This is you. Choose another member.'],
  connection_there: [409, 'You are connected already, or your request is waiting.'],
  connection_not_asked: [403, 'This member takes no requests from you.'],
  connection_too_soon: [409, 'You can ask this member again from {{from}}.'],
  connection_limit: [429, 'You have sent 100 requests in the last 7 days. Try again in a few days.'],
  block_with_self: [400, 'This is you. Choose another member.'],
  blocks_full: [409, 'You have blocked 1,000 members. Unblock one first.'],
});

export const connectionActs = actsOf('connection', connectionLifecycle, ['blocked', 'unblocked']);
