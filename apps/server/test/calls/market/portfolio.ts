import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  publicIds: ['GET /service/portfolio'],
  triedAtHome: {
    'PATCH /service/partner/portfolio': 'src/market/portfolio/portfolio.test.ts',
    'DELETE /service/partner/portfolio': 'src/market/portfolio/portfolio.test.ts',
  },
};
