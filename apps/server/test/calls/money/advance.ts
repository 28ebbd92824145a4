import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/money/advance/pay-advance.test.ts';

export const calls: DomainCalls = {
  triedAtHome: { 'POST /qoutations/advance': ownTest, 'GET /qoutations/advance': ownTest },
};
