import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const chatEvents = {
  messageSent: event('chat.message_sent', {
    summary:
      'The first message that a side of a conversation has not read; those that follow are found with it, until it reads.',
    facts: z.object({
      conversationId: ref('conversation'),
      messageId: ref('message'),
      to: z.enum(['a', 'b']).check(z.describe('The side that it is for.')),
    }),
  }),
};
