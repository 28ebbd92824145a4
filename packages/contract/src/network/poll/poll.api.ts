/** Polls: specification section 7, content (polls/questions GET, POST, PATCH). */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { wholeParam } from '../../kernel/schema.ts';
import { moderationErrors } from '../moderation/moderation.noun.ts';
import {
  changePollBody,
  mostOptions,
  newPollBody,
  poll,
  pollId,
  pollStanding,
  pollVoter,
  pollsQuery,
} from './poll.model.ts';
import { pollErrors as e } from './poll.noun.ts';

const tag = 'Network';
const memberCalls = { who: 'roles', roles: ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'] } as const;
const visible = { ...memberCalls, scope: 'polls that the own member may see' } as const;

export const listPolls = endpoint('GET /polls/questions', {
  summary: 'Polls of the own place and of connections, open or ended, or those one asked or voted in',
  tag,
  authz: visible,
  query: pollsQuery,
  response: pageOf(poll),
});

export const getPoll = endpoint('GET /polls/question', {
  summary: 'One poll',
  tag,
  authz: visible,
  query: z.object({ pollId }),
  response: poll,
  errors: [e.poll_not_found],
});

export const listPollVoters = endpoint('GET /polls/voters', {
  summary: 'Who voted in a poll that is not anonymous, where its result is shown; without blocked members',
  tag,
  authz: visible,
  query: z.object({ ...pageQuery, pollId, option: z.optional(wholeParam(1, mostOptions)) }),
  response: pageOf(pollVoter),
});

export const createPoll = endpoint('POST /polls/questions', {
  summary: 'Ask members a question with two to six options',
  tag,
  authz: { ...memberCalls, scope: 'polls of the own member' },
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute: 20,
  body: newPollBody,
  response: poll,
  errors: [e.poll_limit, e.poll_limit_new, moderationErrors.network_paused],
});

export const updatePoll = endpoint('PATCH /polls/questions', {
  summary: 'Vote or change the own vote; end or delete an own poll',
  tag,
  authz: visible,
  unconfirmed: 'carries-version',
  perMinute: 60,
  touches: ['post'],
  body: changePollBody,
  response: pollStanding,
  errors: [e.poll_not_found, e.poll_moved_on, e.poll_over, e.poll_vote_stays, e.poll_vote_limit],
});
