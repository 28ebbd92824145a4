import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { endTimer } from './end-poll.ts';
import type { PollDependencies, PollInterface } from './poll.interface.ts';
import { pollNotices } from './poll.notices.ts';
import { pollPersonal } from './poll-personal.store.ts';
import { pollOfPost } from './poll-of-post.ts';
import { pollRoutes } from './poll.routes.ts';
import { pollAnswers } from './poll-subject.ts';
import { sweepPolls } from './sweep-polls.ts';
import { tellVoters } from './tell-voters.ts';

/** What members ask each other with options to choose from. */
export const createPollDomain = (deps: PollDependencies): Domain & PollInterface => ({
  ...pollOfPost(deps),
  name: 'poll',
  routes: pollRoutes(deps),
  consumers: [endTimer(deps), tellVoters(deps)],
  notices: pollNotices(deps),
  personal: pollPersonal,
  extensions: pollAnswers(deps),
  cron: [{ name: 'poll.sweep', match: '40 21 * * *', run: () => sweepPolls(deps.platform) }],
});

export const poll = domain({ needs: ['member', 'moderation'], create: createPollDomain });

export type { PollInterface } from './poll.interface.ts';
