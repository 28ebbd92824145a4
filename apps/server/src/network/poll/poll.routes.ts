import * as api from '@nukkad/contract/network/poll/poll.api';
import { type Route, route } from '../../platform/http/route.ts';
import { createPoll } from './create-poll.ts';
import { listPolls } from './list-polls.ts';
import { listVoters } from './list-voters.ts';
import type { PollDependencies } from './poll.interface.ts';
import { getPoll } from './read-polls.ts';
import { updatePoll } from './update-poll.ts';

export const pollRoutes = (deps: PollDependencies): readonly Route[] => [
  route(api.listPolls, (call) => listPolls(deps, call, call.input.query)),
  route(api.getPoll, (call) => getPoll(deps, call, call.input.query.pollId)),
  route(api.listPollVoters, (call) => listVoters(deps, call, call.input.query)),
  route(api.createPoll, (call) => createPoll(deps, call, call.input.body)),
  route(api.updatePoll, (call) => updatePoll(deps, call, call.input.body)),
];
