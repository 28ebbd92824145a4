/** The realtime chat socket of specification section 7: namespace `/messages`. Names are spelled as there. */
import * as z from 'zod/mini';
import { kernelErrors } from '../../kernel/errors.ts';
import { instant, text } from '../../kernel/schema.ts';
import { socketCall } from '../../kernel/socket-call.ts';
import { socketMessage } from '../../kernel/socket-message.ts';
import { chatAuthz as authz, chatWriting } from './chat.authz.ts';
import { chatErrors as e } from './chat.noun.ts';
import {
  type ChatMessage,
  chatMessage,
  conversation,
  conversationId,
  messageBody,
  messageId,
  messagePage,
  reaction,
  seqAt,
  whichConversation,
} from './chat.model.ts';
import { chatLimits } from './session-types.ts';

export const chatNamespace = '/messages';
/** The handshake: `auth: { token, deviceType: 'web', lang }`. */
export const chatDeviceType = 'web';

const refusals = [e.conversation_not_found, kernelErrors.too_many_requests];

export const checkUser = socketCall('checkuser', {
  summary: 'Is there a conversation with this person about this record?',
  authz,
  request: z.object(whichConversation),
  answer: z.object({ userExists: z.boolean(), conversationId: z.nullable(z.uuid()) }),
  errors: [kernelErrors.too_many_requests],
});

export const addUser = socketCall('adduser', {
  summary: 'Open the conversation about a record; the same one if there is one',
  authz: chatWriting,
  request: z.object(whichConversation),
  answer: conversation,
  errors: [...refusals, e.talk_reference_not_found, e.no_recipient],
});

export const sendMessage = socketCall('message', {
  summary: 'Send a message; answered when it is stored. Sent again with the same messageId it is stored once',
  authz: chatWriting,
  perSecond: chatLimits.perSecond,
  request: messageBody,
  answer: z.object({
    messageId: z.uuid(),
    conversationId: z.uuid(),
    seq: z.int(),
    at: instant(),
    message: chatMessage,
  }),
  errors: [
    ...refusals,
    e.conversation_closed,
    e.message_id_taken,
    e.message_is_empty,
    e.chat_document_not_found,
  ],
});

export const getMessage = socketCall('getmessage', {
  summary: 'Messages of a conversation in order: behind `after`, before `before`, or the newest',
  authz,
  request: z.object({ ...whichConversation, ...messagePage }),
  answer: z.array(chatMessage),
  errors: refusals,
});

export const readMessage = socketCall('readmessage', {
  summary: 'Read up to this message, by its id or its number; never back',
  authz,
  request: z.object({
    conversationId: z.optional(conversationId),
    messageId: z.optional(messageId),
    seq: z.optional(seqAt),
    recieverId: z.optional(z.unknown()),
    senderId: z.optional(z.unknown()),
  }),
  answer: z.object({ conversationId: z.uuid(), readSeq: z.int(), unread: z.int() }),
  errors: [...refusals, e.message_not_found],
});

export const delivered = socketCall('delivered', {
  summary: 'Received up to this number; never back',
  authz,
  request: z.object({ conversationId, seq: seqAt }),
  answer: z.object({ conversationId: z.uuid(), deliveredSeq: z.int() }),
  errors: refusals,
});

export const deleteMessage = socketCall('deletemessage', {
  summary: 'Delete a message for oneself, or, by its sender for 15 minutes, for everyone',
  authz,
  request: z.object({ messageId, for: z._default(z.enum(['me', 'all'], 'Choose one of the list.'), 'me') }),
  answer: z.object({ messageId: z.uuid(), conversationId: z.uuid(), seq: z.int() }),
  errors: [...refusals, e.message_not_found, e.message_delete_too_late],
});

export const editMessage = socketCall('editmessage', {
  summary: 'Correct the words of an own message, for 15 minutes; it is shown as edited',
  authz: chatWriting,
  request: z.object({ messageId, text: text(chatLimits.text, 'The words as they are to be.') }),
  answer: z.object({ messageId: z.uuid(), conversationId: z.uuid(), seq: z.int() }),
  errors: [...refusals, e.message_not_found, e.message_edit_too_late, e.conversation_closed],
});

export const reactToMessage = socketCall('reactmessage', {
  summary: 'React to a message with one sign, or take the own one back',
  authz: chatWriting,
  request: z.object({ messageId, emoji: z.nullable(reaction).check(z.describe('Null: none any more.')) }),
  answer: z.object({ messageId: z.uuid(), conversationId: z.uuid(), seq: z.int() }),
  errors: [...refusals, e.message_not_found, e.conversation_closed],
});

export const typing = socketCall('typing', {
  summary: 'Writing now, or no longer; told to the other people of the conversation and kept nowhere',
  authz,
  request: z.object({ conversationId, typing: z._default(z.boolean('Choose yes or no.'), true) }),
  answer: z.object({}),
  errors: refusals,
});

export const presence = socketCall('presence', {
  summary: 'Who of the other sides is there now; from then on changes are told to this socket',
  authz,
  request: z.object({
    conversationIds: z
      .array(conversationId, 'Choose conversations.')
      .check(z.maxLength(50, 'At most 50 at once.')),
  }),
  answer: z.array(z.object({ conversationId: z.uuid(), online: z.boolean() })),
  errors: refusals,
});

/** Every call of the namespace that is ours; those of support are in `support.socket.ts`. */
export const chatSocket = {
  checkUser,
  addUser,
  sendMessage,
  getMessage,
  readMessage,
  delivered,
  deleteMessage,
  editMessage,
  reactToMessage,
  typing,
  presence,
} as const;

/** Listened to: a message, whole, to members only; as the side that hears it reads it. The sender's other sockets hear it too; the one that sent it has it in the answer. */
export const clientMessage = socketMessage<ChatMessage>('clientmessage');
/** Listened to: how far the other side got. */
export const response = socketMessage<{
  readonly conversationId: string;
  readonly deliveredSeq: number;
  readonly readSeq: number;
}>('response');
/** This conversation is to be asked for again: read on another device, a message deleted, edited or reacted to, opened, closed. */
export const changed = socketMessage<{
  readonly conversationId: string;
  readonly why: 'read' | 'deleted' | 'edited' | 'reacted' | 'opened' | 'closed' | 'renewed';
  /** `deleted`, `edited`, `reacted`: this message. */
  readonly messageId?: string;
  readonly seq?: number;
  /** `read`: how far this person has read now, and what is left. */
  readonly readSeq?: number;
  readonly unread?: number;
}>('changed');
/** Whose name it is the conversation says. */
export const someoneTypes = socketMessage<{
  readonly conversationId: string;
  readonly side: 'own' | 'other';
  readonly senderId: string | null;
  readonly typing: boolean;
}>('typing');
/** Of a person or a partner whose conversation was asked about by `presence`. */
export const presenceChanged = socketMessage<{
  readonly userId: string | null;
  readonly smeId: string | null;
  readonly online: boolean;
}>('presence');
