/** What a conversation is about; the tags of the message centre. `support` is a session with the support desk. */
export const sessionTypes = ['booking', 'quotation', 'job', 'project', 'direct', 'support'] as const;
export type SessionType = (typeof sessionTypes)[number];

export const chatLimits = {
  text: 4_000,
  /** In answer to a story. */
  storyReply: 1_000,
  /** Answers to stories in 24 hours; of new members fewer. */
  storyReplies: { usual: 100, new: 10 },
  documents: 5,
  documentBytes: 10 * 1024 * 1024,
  /** For so long its sender may delete a message for everyone. */
  deleteForAllMinutes: 15,
  /** Conversations that a person may pin. */
  pins: 5,
  /** Unread messages of a conversation are counted up to here; of more the screen says "99+". */
  unread: 99,
  perSecond: 30,
} as const;

/** What a message may hold as files. */
export const chatMediaTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'audio/webm',
] as const;

/** What people may react with. */
export const reactions = ['👍', '🙏', '😊', '😮', '😢', '✅'] as const;
export type Reaction = (typeof reactions)[number];
