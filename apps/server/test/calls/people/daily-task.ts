import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  triedAtHome: { 'GET /user/dailyTask': 'src/people/daily-task/daily-task.test.ts' },
};
