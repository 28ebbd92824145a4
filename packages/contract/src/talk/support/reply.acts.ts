export const replyActs = ['supportReply.added', 'supportReply.changed', 'supportReply.removed'] as const;
