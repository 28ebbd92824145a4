/** Messaging over HTTP: specification section 7, Feed, stories, network, messaging. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageQuery } from '../../kernel/page.ts';
import { instant, optionalText, text, wholeParam } from '../../kernel/schema.ts';
import { chatAuthz as authz, chatWriting } from './chat.authz.ts';
import { moderationErrors } from '../../network/moderation/moderation.noun.ts';
import { storyId } from '../../network/story/story.model.ts';
import { storyErrors } from '../../network/story/story.noun.ts';
import { chatErrors as e } from './chat.noun.ts';
import {
  chatDocument,
  chatMessage,
  conversation,
  conversationId,
  foundMessage,
  messageId,
  seqAt,
  sessionType,
  unreadCount,
} from './chat.model.ts';
import { chatLimits, chatMediaTypes } from './session-types.ts';

const tag = 'Messages';
const userId = z.uuid('This is not a known id.');

/** What conversations may be looked for by. */
export const conversationsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'Part of a name, or the beginning of a reference number.'),
  sessionType: z.optional(sessionType),
  referenceNo: optionalText(60, 'Exactly this record.'),
  conversationId: z.optional(conversationId).check(z.describe('This one alone.')),
  unread: z.optional(z.enum(['true'], 'Choose true.')).check(z.describe('Only with unread messages.')),
});

const listed = { tag, authz, query: conversationsQuery, response: countedPageOf(conversation) } as const;

export const listConversations = endpoint('GET /message/getUsers', {
  summary: 'Own conversations, the last written first',
  ...listed,
  spoken: true,
});

export const listMessagingUsers = endpoint('GET /messaging/users', {
  summary: 'The same as GET /message/getUsers',
  ...listed,
});

export const listTagMessages = endpoint('GET /messaging/tagMessages', {
  summary: 'Own conversations of one tag, the last written first',
  tag,
  authz,
  query: z.object({ ...conversationsQuery.shape, sessionType }),
  response: countedPageOf(conversation),
});

const page = {
  after: z
    .optional(wholeParam(0, 2_147_483_647))
    .check(z.describe('Messages behind this number, the oldest first.')),
  before: z
    .optional(wholeParam(0, 2_147_483_647))
    .check(z.describe('The last ones before this number. Neither: the newest.')),
  limit: z._default(wholeParam(1, 100, 'Rows a page, at most 100.'), 50),
};
const messages = z.object({
  items: z.array(chatMessage).check(z.describe('In the order of their numbers.')),
  lastSeq: z.int().check(z.describe('Number of the newest message of the conversation.')),
});

export const searchMessages = endpoint('GET /message/search', {
  summary: 'Messages that hold all these words, newest first: in one conversation, or in all own ones',
  tag,
  authz,
  perMinute: 60,
  query: z.object({
    ...pageQuery,
    q: text(60, 'Words or parts of words; each is in the message as its reader sees it.').check(
      z.minLength(2, 'Enter at least 2 characters.'),
    ),
    conversationId: z.optional(conversationId).check(z.describe('Left out: all own conversations.')),
  }),
  response: z.object({
    items: z.array(foundMessage),
    conversations: z.array(conversation).check(z.describe('Those of the found messages.')),
    nextCursor: z.nullable(z.string()),
  }),
  errors: [e.conversation_not_found],
});

export const getMessages = endpoint('GET /message/getMessage', {
  summary: 'Messages of a conversation in order, by their numbers',
  tag,
  authz,
  query: z.object({ conversationId, ...page }),
  response: messages,
  errors: [e.conversation_not_found],
});

export const getMessagesWith = endpoint('GET /messaging/messages/{userId}', {
  summary: 'The same, by the other side and the record',
  tag,
  authz,
  params: z.object({ userId }),
  query: z.object({ sessionType, referenceNo: optionalText(60), ...page }),
  response: messages,
  errors: [e.conversation_not_found],
});

const whom = z.object({
  userId: z.optional(userId),
  referenceNo: optionalText(60, 'Number of the record under discussion.'),
  sessionType,
});

export const checkUserOverHttp = endpoint('GET /message/checkUser', {
  summary: 'Is there a conversation with this person about this record?',
  tag,
  authz,
  query: whom,
  response: z.object({ userExists: z.boolean(), conversationId: z.nullable(z.uuid()) }),
});

export const userExists = endpoint('GET /messaging/userExists', {
  summary: 'The same as GET /message/checkUser',
  tag,
  authz,
  query: whom,
  response: z.object({ userExists: z.boolean() }),
});

export const verifyUserId = endpoint('GET /message/verifyUserId', {
  summary: 'May this viewer write to this person about this record?',
  tag,
  authz,
  query: z.object({ ...whom.shape, userId }),
  response: z.object({ verified: z.boolean() }),
});

export const getContactConfig = endpoint('GET /message/contact/config', {
  summary: 'What a message may hold, and whether contact details are shown in this conversation',
  tag,
  authz,
  query: z.object({ conversationId: z.optional(conversationId) }),
  response: z.object({
    contactsVisible: z.nullable(z.boolean()).check(z.describe('Null: no conversation was named.')),
    textLength: z.int(),
    documents: z.int(),
    documentBytes: z.int(),
    mediaTypes: z.array(z.string()),
    deleteForAllMinutes: z.int(),
  }),
  errors: [e.conversation_not_found],
});

export const listCategories = endpoint('GET /message/category', {
  summary: 'The tags of own conversations, with how many there are and how many are unread',
  tag,
  authz,
  response: z.object({
    items: z.array(z.object({ category: sessionType, conversations: z.int(), unread: z.int() })),
  }),
});

export const countUnread = endpoint('GET /message/unread/count', {
  summary: 'Unread messages in all, by conversation and tag',
  tag,
  authz,
  response: unreadCount,
});

export const countUnreadMessages = endpoint('GET /messaging/unreadCount', {
  summary: 'The same as GET /message/unread/count',
  tag,
  authz,
  response: unreadCount,
});

export const updateStatus = endpoint('PATCH /messaging/status', {
  summary: 'Received or read up to this number, by the recipient alone; never back',
  tag,
  authz,
  unconfirmed: 'machine-or-hint',
  body: z.object({
    conversationId,
    status: z.enum(['delivered', 'read'], 'Choose one of the list.'),
    seq: seqAt,
  }),
  response: z.object({
    conversationId: z.uuid(),
    deliveredSeq: z.int(),
    readSeq: z.int(),
    unread: z.int(),
    at: instant(),
  }),
  errors: [e.conversation_not_found],
});

export const uploadChatDocuments = endpoint('POST /message/documents', {
  summary:
    'Files for a message that is about to be sent, PDFs or pictures of at most 10 MB; seen by their sender alone until it is sent',
  tag,
  authz: chatWriting,
  unconfirmed: 'only-adds',
  query: z.object({ conversationId }),
  upload: {
    field: 'files',
    maxFiles: chatLimits.documents,
    maxBytes: chatLimits.documentBytes,
    mediaTypes: chatMediaTypes,
  },
  perMinute: 30,
  response: z.object({ documents: z.array(chatDocument) }),
  errors: [
    e.conversation_not_found,
    e.conversation_closed,
    e.chat_document_unreadable,
    e.chat_document_active,
    e.chat_document_has_contact,
    e.chat_document_limit,
  ],
});

export const chooseForConversation = endpoint('PATCH /message/choice', {
  summary: 'Pin a conversation or no longer, mute it or no longer; for oneself alone',
  tag,
  authz,
  unconfirmed: 'own-text',
  body: z.object({
    conversationId,
    pinned: z.optional(z.boolean('Choose yes or no.')),
    muted: z.optional(z.boolean('Choose yes or no.')),
  }),
  response: conversation,
  errors: [e.conversation_not_found, e.too_many_pins],
});

export const replyToStory = endpoint('POST /message/story', {
  summary: 'Answer a story of a connection: a message in their conversation, which it opens',
  tag,
  authz: chatWriting,
  unconfirmed: 'only-adds',
  perMinute: 20,
  body: z.object({
    storyId,
    messageId,
    text: text(chatLimits.storyReply, 'What to say to its author.'),
  }),
  response: z.object({ conversationId: z.uuid(), messageId: z.uuid() }),
  status: 201,
  errors: [
    storyErrors.story_not_found,
    storyErrors.story_reply_connections,
    moderationErrors.network_paused,
    e.story_reply_limit,
    e.story_reply_limit_new,
    e.message_id_taken,
    e.conversation_closed,
    e.talk_reference_not_found,
    e.conversation_not_found,
    e.no_recipient,
  ],
});
