/** Fields of specification section 3, Chat message and Chat user entry, spelled as there. */
import { anyRole } from '../../identity/account/session.model.ts';
import * as z from 'zod/mini';
import { instant, optionalText } from '../../kernel/schema.ts';
import { chatLimits, reactions, sessionTypes } from './session-types.ts';

export const sessionType = z.enum(sessionTypes, 'Choose one of the list.');
export const conversationId = z.uuid('This is not a known id.');
const userId = z.uuid('This is not a known id.');
export const messageId = z
  .uuid('This is not an id of a message.')
  .check(
    z.describe('Made by the client, best a UUID v7; a message that is sent again with it is stored once.'),
  );
export const seqAt = z
  .int('Enter a whole number.')
  .check(z.gte(0, 'At least 0.'), z.lte(2_147_483_647, 'This is too large.'));
const referenceNo = optionalText(60, 'Number of the record under discussion, as a booking number.');

/** A conversation, by its id or by whom and what it is about. */
export const whichConversation = {
  conversationId: z.optional(conversationId),
  userId: z
    .optional(userId)
    .check(z.describe('The other side; may be left out where the record has one other side.')),
  referenceNo,
  sessionType: z.optional(sessionType),
};

export const chatDocument = z.object({
  documentId: z.uuid(),
  fileName: z.string().check(z.describe('As it was called where it came from; for showing only.')),
  mediaType: z.string(),
  bytes: z.int(),
  width: z.nullable(z.int()).check(z.describe('Of a picture, in pixels.')),
  height: z.nullable(z.int()),
  url: z.string().check(z.describe('A signed link for this person, good for some minutes.')),
});
export type ChatDocument = z.output<typeof chatDocument>;

/** Whose side a message is from, for the one who reads it; `system`: a line of ours. */
export const messageSides = ['own', 'other', 'system'] as const;

export const messageStatuses = ['sent', 'delivered', 'read'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** The message that another one answers, as the one who reads it sees it. */
export const quotedMessage = z.object({
  messageId: z.uuid(),
  seq: z.int(),
  side: z.enum(messageSides),
  senderName: z.string(),
  text: z.string().check(z.describe('The first 200 characters.')),
  documents: z.int(),
  deleted: z.boolean(),
});
export type QuotedMessage = z.output<typeof quotedMessage>;

export const reaction = z.enum(reactions, 'Choose one of the list.');

/** As one side reads it. */
export const chatMessage = z.object({
  messageId: z.uuid(),
  conversationId: z.uuid(),
  seq: z.int().check(z.describe('Counts from 1 within the conversation, without a gap.')),
  at: instant(),
  side: z.enum(messageSides),
  from: z.nullable(z.uuid()).check(z.describe('Who sent it; null: we did, or the person left for good.')),
  to: z.nullable(z.uuid()),
  senderId: z.nullable(z.uuid()),
  recieverId: z.nullable(z.uuid()),
  recieverRole: z.nullable(anyRole),
  senderName: z
    .string()
    .check(z.describe('Of the own side the person, of a partner the company; empty for lines of ours.')),
  referenceNo: z.nullable(z.string()),
  sessionType,
  sid: z.nullable(z.uuid()).check(z.describe('The support session; null for other conversations.')),
  text: z.string().check(z.describe('Empty where it was deleted.')),
  documents: z.array(chatDocument),
  status: z.enum(messageStatuses).check(z.describe('How far the other side got.')),
  masked: z
    .boolean()
    .check(
      z.describe('Contact details in it are hidden from the other side, and in what the other side reads.'),
    ),
  deleted: z.enum(['no', 'for-me', 'for-all']).check(z.describe('Its place in the count stays.')),
  reply: z.nullable(quotedMessage).check(z.describe('The message that it answers; null: none.')),
  storyId: z
    .nullable(z.uuid())
    .check(z.describe('The story that it answers, also where it is over; null: none.')),
  edited: z.boolean().check(z.describe('Its sender corrected it.')),
  reactions: z.array(
    z.object({
      emoji: reaction,
      count: z.int(),
      own: z.boolean().check(z.describe('The person who reads reacted so.')),
    }),
  ),
  can: z.object({
    deleteForAllUntil: z.nullable(instant()).check(z.describe('Own messages alone; null: never.')),
    editUntil: z.nullable(instant()).check(z.describe('Own messages alone; null: never.')),
  }),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** A message that a search found, as its reader sees it. */
export const foundMessage = z.object({
  messageId: z.uuid(),
  conversationId: z.uuid(),
  seq: z.int(),
  at: instant(),
  side: z.enum(messageSides),
  senderName: z.string(),
  text: z.string(),
});
export type FoundMessage = z.output<typeof foundMessage>;

export const quickReply = z.object({
  code: z.string(),
  text: z.string().check(z.describe('In the language of the one who asks.')),
});

/** A conversation in the list: a chat user entry, and what is needed to open it. */
export const conversation = z.object({
  conversationId: z.uuid(),
  sessionType,
  referenceNo: z.nullable(z.string()),
  referenceId: z.nullable(z.uuid()),
  title: z.string().check(z.describe('What it is about, in the language of the one who asks.')),
  link: z
    .nullable(z.string())
    .check(z.describe('The record under discussion, on this viewer’s own screens.')),
  userId: z.nullable(z.uuid()).check(z.describe('The other side: a person, or the owner of the partner.')),
  smeId: z.nullable(z.uuid()).check(z.describe('The partner, where the other side is one.')),
  profileImage: z
    .nullable(z.string())
    .check(z.describe('A signed link for this person; null: none, a partner, or contacts may not be seen.')),
  fullName: z.nullable(z.string()).check(z.describe('The first name until contacts may be seen.')),
  companyName: z.nullable(z.string()),
  role: z.nullable(anyRole).check(z.describe('Of the other side.')),
  online: z.boolean(),
  contactsVisible: z.boolean().check(z.describe('Numbers and addresses are no longer hidden.')),
  lastMessage: z.nullable(
    z.object({
      messageId: z.uuid(),
      seq: z.int(),
      at: instant(),
      side: z.enum(messageSides),
      text: z.string().check(z.describe('The first 200 characters.')),
      documents: z.int().check(z.describe('How many files it has.')),
      voice: z.boolean().check(z.describe('One of them is a voice note.')),
      deleted: z.boolean(),
    }),
  ),
  lastSeq: z.int().check(z.describe('Of the newest message; 0: none.')),
  lastAt: instant(),
  readSeq: z.int().check(z.describe('How far this person read.')),
  unread: z.int().check(z.describe('Messages of the other side that this person has not read.')),
  other: z
    .object({ deliveredSeq: z.int(), readSeq: z.int() })
    .check(z.describe('How far the other side got.')),
  quickReplies: z.array(quickReply).check(z.describe('That fit the state of the record.')),
  pinned: z.boolean().check(z.describe('This person lists it before the others.')),
  muted: z.boolean().check(z.describe('This person is told of its messages by no notice.')),
  can: z.object({ send: z.boolean() }),
});
export type Conversation = z.output<typeof conversation>;

export const unreadCount = z.object({
  unread: z.int().check(z.describe('Unread messages in all.')),
  conversations: z.int().check(z.describe('Conversations with unread messages.')),
  tags: z.array(z.object({ tag: sessionType, conversations: z.int(), unread: z.int() })),
});
export type UnreadCount = z.output<typeof unreadCount>;

/** What a person writes. `from` and roles that a client sends are not believed: the session says who it is. */
export const messageBody = z.object({
  messageId: z.optional(messageId).check(z.describe('Left out: one is given, and sent again it is another.')),
  ...whichConversation,
  to: z.optional(userId),
  from: z.optional(z.unknown()),
  recieverRole: z.optional(z.unknown()),
  text: optionalText(chatLimits.text, 'The words; may be empty where there are files.'),
  replySeq: z
    .optional(seqAt)
    .check(z.describe('Number of the message of this conversation that it answers.')),
  documents: z.optional(
    z
      .array(z.uuid('This is not a known id.'), 'Choose files.')
      .check(
        z.maxLength(chatLimits.documents, 'At most 5 files.'),
        z.describe('Ids from POST /message/documents.'),
      ),
  ),
});

export const messagePage = {
  after: z.optional(seqAt).check(z.describe('Messages behind this one, the oldest first: what was missed.')),
  before: z.optional(seqAt).check(z.describe('The last messages before this one. Neither: the newest.')),
  limit: z._default(
    z.int('Enter a whole number.').check(z.gte(1, 'At least 1.'), z.lte(100, 'At most 100.')),
    50,
  ),
};
