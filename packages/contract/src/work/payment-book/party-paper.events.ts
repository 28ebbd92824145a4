import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const partyPaperEvents = {
  sent: event('party_paper.sent', {
    summary: 'A paper was sent to a party outside of the platform, and its mail is due.',
    facts: z.object({ mailId: ref('mail of a paper') }),
  }),
};
