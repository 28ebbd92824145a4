import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const pollPages: DomainPages = {
  private: [
    route('polls', 'routes/network/polls.tsx'),
    route('polls/new', 'routes/network/new-poll.tsx'),
    route('polls/:pollId', 'routes/network/poll.tsx'),
  ],
};
