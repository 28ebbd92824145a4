import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';

export const getLiveTicket = endpoint('GET /backoffice/live', {
  summary: 'A ticket of a minute with which the back office opens its socket',
  tag: 'Back office',
  authz: { who: 'roles', roles: ['Admin'], scope: 'own session' },
  response: z.object({ ticket: z.string() }),
});
