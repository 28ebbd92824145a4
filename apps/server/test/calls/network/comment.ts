import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/comment/comment.test.ts';

const oneUnknown = '01a1fa74-4e34-72ea-bd43-000000000000';

export const calls: DomainCalls = {
  lists: {
    'GET /comments': { query: `subject=post&subjectId=${oneUnknown}`, who: 'buyer', empty: true },
  },
  triedAtHome: {
    'POST /comments': ownTest,
    'GET /comments': ownTest,
    'PATCH /comments': ownTest,
    'DELETE /comments': ownTest,
  },
};
