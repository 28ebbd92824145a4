import { defineErrors } from '../../kernel/errors.ts';

export const replyErrors = defineErrors({
  reply_not_found: [404, 'Resource is not available'],
  reply_changed: [409, 'This reply has changed. Check it and try again.'],
  too_many_replies: [409, 'There are too many replies. Remove one first.'],
});

export const replyActs = ['supportReply.added', 'supportReply.changed', 'supportReply.removed'] as const;
