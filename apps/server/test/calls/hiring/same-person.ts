import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/hiring/same-person/same-person.test.ts';

export const calls: DomainCalls = {
  triedAtHome: { 'GET /jobs/samePerson': ownTest, 'POST /jobs/samePerson': ownTest },
};
