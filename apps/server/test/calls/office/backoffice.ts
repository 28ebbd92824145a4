import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  endsSessions: ['POST /backoffice/sign-out'],
};
