import * as z from 'zod/mini';
import { manyOf, rowByRow } from '../../kernel/bulk.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { optionalText } from '../../kernel/schema.ts';
import { subscriberErrors, newsletterStatuses } from './newsletter.noun.ts';
import { subscriber, subscriberId } from './newsletter.model.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'] } as const;

/** What subscribers may be looked for by. */
export const subscribersQuery = z.object({
  ...countedPageQuery,
  q: optionalText(254, 'The beginning of an email address.'),
  status: z.optional(z.enum(newsletterStatuses, 'This status is not known.')),
  lang: z.optional(z.enum(['en', 'hi'], 'Choose one of the list.')),
});

export const listSubscribers = endpoint('GET /backoffice/newsletter', {
  summary: 'Who asked for the newsletter, newest first',
  tag,
  authz,
  query: subscribersQuery,
  response: countedPageOf(subscriber),
});

export const removeSubscribers = endpoint('POST /backoffice/newsletter/unsubscribe', {
  summary: 'Unsubscribe addresses whose owners asked support; reports row by row',
  tag,
  authz,
  unconfirmed: 'removes-named',
  perMinute: 30,
  body: z.object({ subscriberIds: manyOf(subscriberId) }),
  response: rowByRow,
  errors: [subscriberErrors.subscriber_not_found, subscriberErrors.subscriber_moved_on],
});
