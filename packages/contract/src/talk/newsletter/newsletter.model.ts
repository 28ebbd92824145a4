import * as z from 'zod/mini';
import { emailAddress } from '../../kernel/patterns/email.ts';
import { id, instant, text } from '../../kernel/schema.ts';
import { newsletterStatuses } from './newsletter.noun.ts';

export const subscriberId = id('Subscriber');

/** What a visitor enters. */
export const newsletterBody = z.object({
  email: emailAddress,
  website: z.optional(
    z.string().check(z.maxLength(0, 'Leave this empty.'), z.describe('Empty; people do not see this field.')),
  ),
});

export const linkCode = text(120, 'As in the link of the mail.');

/** As the back office sees it. */
export const subscriber = z.object({
  subscriberId,
  email: z.string(),
  lang: z.enum(['en', 'hi']),
  status: z.enum(newsletterStatuses),
  askedAt: instant('When it was asked for.'),
  confirmedAt: z.nullable(instant()).check(z.describe('When the link was used; null: not yet.')),
  leftAt: z.nullable(instant()).check(z.describe('When it was unsubscribed; null: it is not.')),
  unsubscribeLink: z.string().check(z.describe('Belongs into every mail that is sent to this address.')),
  can: z.object({ remove: z.boolean() }),
});
export type Subscriber = z.output<typeof subscriber>;
export type SubscriberAnswer = z.input<typeof subscriber>;
