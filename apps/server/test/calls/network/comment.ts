import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/comment/comment.test.ts';

export const calls: DomainCalls = {
  triedAtHome: {
    'POST /comments': ownTest,
    'GET /comments': ownTest,
    'PATCH /comments': ownTest,
    'DELETE /comments': ownTest,
  },
};
