import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/reaction/reaction.test.ts';

export const calls: DomainCalls = {
  triedAtHome: {
    'PUT /network/reaction': ownTest,
    'GET /network/reactions': ownTest,
  },
};
