import * as z from 'zod/mini';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

export const newsletterStatuses = ['Pending', 'Subscribed', 'Unsubscribed'] as const;
export type NewsletterStatus = (typeof newsletterStatuses)[number];

/** An email address and the newsletter: asked for, confirmed by the link of a mail, left by the link of any mail. */
export const newsletterLifecycle = lifecycle({
  name: 'newsletter',
  states: newsletterStatuses,
  actors: ['Subscriber', 'Admin'],
  moves: {
    ask: {
      from: [null, 'Pending', 'Unsubscribed'],
      to: ['Pending'],
      by: ['Subscriber'],
      why: 'Someone entered the address; whose it is shows only when the link of the mail is used. Asked again, another mail.',
      tells: ['newsletter.asked'],
    },
    confirm: {
      from: ['Pending'],
      to: ['Subscribed'],
      by: ['Subscriber'],
      why: 'The link that went to the address was used in time.',
      tells: ['newsletter.confirmed'],
    },
    leave: {
      from: ['Pending', 'Subscribed'],
      to: ['Unsubscribed'],
      by: ['Subscriber'],
      why: 'The unsubscribe link was used; it never expires.',
    },
    remove: {
      from: ['Pending', 'Subscribed'],
      to: ['Unsubscribed'],
      by: ['Admin'],
      why: 'They asked support by another way.',
    },
  },
});

const facts = z.object({ subscriberId: ref('subscriber') });

export const newsletterEvents = {
  asked: event('newsletter.asked', {
    summary: 'The newsletter was asked for, and a mail with the link to confirm is due.',
    facts,
  }),
  confirmed: event('newsletter.confirmed', { summary: 'A subscription was confirmed by its link.', facts }),
};

export const newsletterErrors = defineErrors({
  newsletter_link_wrong: [404, 'This link is incomplete. Open it from the email again.'],
  newsletter_link_expired: [409, 'This link has expired. Subscribe again for a new one.'],
});

export const newsletterActs = actsOf('newsletter', newsletterLifecycle);

export const subscriberErrors = defineErrors({
  subscriber_not_found: [404, 'Resource is not available'],
  subscriber_moved_on: [409, 'This subscriber has changed. Check and try again.'],
});
