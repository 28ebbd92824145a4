/** What may happen with a request once it was answered with a ready reply. */
export const replySteps = ['resolve', 'forward'] as const;
export type ReplyStep = (typeof replySteps)[number];
