/** What a business misses for want of people. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { unservedDemand } from './demand.model.ts';

export const unservedDemandQuery = z.object(countedPageQuery);

export const listUnservedDemand = endpoint('GET /jobs/demand', {
  summary: 'Drafts of jobs made of missed bookings, the newest first, until they are published or deleted',
  tag: 'Jobs',
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    permission: 'hireTalent.view',
    scope: 'of the own organisation',
  },
  query: unservedDemandQuery,
  response: countedPageOf(unservedDemand),
  spoken: true,
});
