import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/reaction/reaction.test.ts';

const oneUnknown = '01a1fa74-4e34-72ea-bd43-000000000000';

export const calls: DomainCalls = {
  lists: {
    'GET /network/reactions': { query: `subject=post&subjectId=${oneUnknown}`, who: 'buyer', empty: true },
  },
  triedAtHome: {
    'PUT /network/reaction': ownTest,
    'GET /network/reactions': ownTest,
  },
};
