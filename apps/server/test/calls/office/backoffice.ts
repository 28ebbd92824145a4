import type { DomainCalls } from '../../domain-calls.ts';

export const calls: DomainCalls = {
  endsSessions: ['POST /backoffice/sign-out'],
};
