import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

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

export const chatErrors = defineErrors({
  conversation_not_found: [404, 'Resource is not available'],
  conversation_closed: [409, 'You can read this conversation, but no longer write in it.'],
  talk_reference_not_found: [404, 'Resource is not available'],
  no_recipient: [409, 'There is no one to write to yet. Try again when a partner has answered.'],
  message_not_found: [404, 'Resource is not available'],
  message_id_taken: [409, 'This message was sent already. Write it again.'],
  message_is_empty: [400, 'Write something, or add a file.'],
  message_delete_too_late: [409, 'This message is too old to delete for everyone. Delete it for yourself.'],
  message_edit_too_late: [409, 'This message is too old to edit. Send a new one.'],
  too_many_pins: [409, 'You can pin {{limit}} conversations. Unpin one first.'],
  story_reply_limit: [429, 'You can reply to {{limit}} stories a day. Try again later.'],
  story_reply_limit_new: [
    429,
    'In your first 7 days you can reply to {{limit}} stories a day. You can reply to more from {{from}}.',
  ],
  chat_document_not_found: [404, 'Resource is not available'],
  chat_document_unreadable: [400, 'We can’t open this file. Choose a PDF or photo.'],
  chat_document_active: [400, 'This PDF has scripts or other active parts. Save it as a plain PDF.'],
  chat_document_has_contact: [
    400,
    'This file shows a phone number or an address. You can share it once contacts are visible to both sides.',
  ],
  chat_document_limit: [409, 'You added many files today. Try again tomorrow.'],
});
