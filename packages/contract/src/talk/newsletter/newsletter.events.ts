import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

const facts = z.object({ subscriberId: ref('subscriber') });

export const newsletterEvents = {
  asked: event('newsletter.asked', {
    summary: 'The newsletter was asked for, and a mail with the link to confirm is due.',
    facts,
  }),
  confirmed: event('newsletter.confirmed', { summary: 'A subscription was confirmed by its link.', facts }),
};
