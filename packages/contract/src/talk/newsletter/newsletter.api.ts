import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { newsletterErrors } from './newsletter.noun.ts';
import { linkCode, newsletterBody } from './newsletter.model.ts';

const tag = 'Newsletter';
const authz = { who: 'anyone' } as const;
const body = z.object({ code: linkCode });

export const subscribeNewsletter = endpoint('POST /subscribe_newsletter', {
  summary:
    'Ask for the newsletter: a mail with a link goes to the address; the answer does not tell whether it is known already',
  tag,
  authz,
  unconfirmed: 'only-adds',
  status: 201,
  perMinute: 6,
  body: newsletterBody,
  response: z.object({ sent: z.literal(true) }),
});

export const confirmNewsletter = endpoint('POST /newsletter/confirm', {
  summary: 'Confirm the subscription by the code of the link; doing it again changes nothing',
  tag,
  authz,
  unconfirmed: 'only-adds',
  perMinute: 12,
  body,
  response: z.object({ subscribed: z.literal(true) }),
  errors: [newsletterErrors.newsletter_link_wrong, newsletterErrors.newsletter_link_expired],
});

export const leaveNewsletter = endpoint('POST /newsletter/unsubscribe', {
  summary: 'Unsubscribe by the code of the link; doing it again changes nothing',
  tag,
  authz,
  unconfirmed: 'removes-named',
  perMinute: 12,
  body,
  response: z.object({ unsubscribed: z.literal(true) }),
  errors: [newsletterErrors.newsletter_link_wrong],
});
