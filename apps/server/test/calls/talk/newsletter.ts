import { subscribeNewsletter } from '@nukkad/contract/talk/newsletter/newsletter.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  personalWays: {
    secrets: ['newsletter.visitor@example.in'],
    person: async (app) => [
      await app
        .as(null)
        .askLoosely(subscribeNewsletter, { body: { email: 'newsletter.visitor@example.in' } }),
      await app
        .as(null)
        .askLoosely(subscribeNewsletter, { body: { email: 'newsletter.visitor@example.in', website: 'x' } }),
    ],
  },
};
