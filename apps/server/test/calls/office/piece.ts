import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  publicIds: ['POST /banners/counted'],
};
