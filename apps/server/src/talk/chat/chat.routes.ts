import * as api from '@nukkad/contract/talk/chat/chat.api';
import { chatLimits, chatMediaTypes } from '@nukkad/contract/talk/chat/session-types';
import { type Route, type SignedInCall, route } from '../../platform/http/route.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { ChatDependencies } from './chat.interface.ts';
import { defaultChatRules } from './chat.rules.ts';
import { chooseForConversation } from './choose-for-conversation.ts';
import { countUnread, listCategories } from './count-unread.ts';
import { type Which, findOwn, getOwn, readOwn, readTalkedAbout } from './find-conversation.ts';
import { keepChatDocuments } from './keep-documents.ts';
import { listOwnConversations } from './list-conversations.ts';
import { type Paged, readMessages } from './list-messages.ts';
import type { MoveMarks } from './move-marks.ts';
import { replyToStory } from './reply-to-story.ts';
import type { SendMessage } from './send-messages.ts';
import { searchOwnMessages } from './search-messages.ts';

async function readPage(deps: ChatDependencies, { viewer, now }: SignedInCall, which: Which & Paged) {
  const { db } = deps.platform;
  const own = await getOwn(deps, db, viewer, which);
  const items = await readMessages(deps, db, own, { ...which, userId: viewer.userId, now });
  return { items, lastSeq: own.row.lastSeq };
}

const exists = async (deps: ChatDependencies, { viewer }: SignedInCall, which: Which) => {
  const own = await findOwn(deps, deps.platform.db, viewer, which);
  return { userExists: own !== null, conversationId: own?.row.conversationId ?? null };
};

async function contactConfig(
  deps: ChatDependencies,
  { viewer, now }: SignedInCall,
  conversationId: string | undefined,
) {
  const { db } = deps.platform;
  const own = conversationId ? await readOwn(deps, db, viewer, conversationId) : null;
  const { deleteForAllMinutes } = await settingAt(db, 'chat.rules', now, defaultChatRules);
  const { text: textLength, documents, documentBytes } = chatLimits;
  const mediaTypes = [...chatMediaTypes];
  const contactsVisible = own && own.context.contactsVisible;
  return { contactsVisible, textLength, documents, documentBytes, mediaTypes, deleteForAllMinutes };
}

const lists = (deps: ChatDependencies): readonly Route[] => [
  route(api.listConversations, (call) => listOwnConversations(deps, call, call.input.query)),
  route(api.listMessagingUsers, (call) => listOwnConversations(deps, call, call.input.query)),
  route(api.listTagMessages, (call) => listOwnConversations(deps, call, call.input.query)),
  route(api.searchMessages, (call) => searchOwnMessages(deps, call, call.input.query)),
  route(api.getMessages, (call) => readPage(deps, call, call.input.query)),
  route(api.getMessagesWith, (call) => readPage(deps, call, { ...call.input.query, ...call.input.params })),
  route(api.listCategories, (call) => listCategories(deps, call.viewer)),
  route(api.countUnread, (call) => countUnread(deps, call.viewer)),
  route(api.countUnreadMessages, (call) => countUnread(deps, call.viewer)),
];

export const chatRoutes = (
  deps: ChatDependencies,
  { moveMarks, send }: { readonly moveMarks: MoveMarks; readonly send: SendMessage },
): readonly Route[] => [
  ...lists(deps),
  route(api.replyToStory, (call) => replyToStory(deps, send, call, call.input.body)),
  route(api.checkUserOverHttp, (call) => exists(deps, call, call.input.query)),
  route(api.userExists, (call) => exists(deps, call, call.input.query)),
  route(api.verifyUserId, async (call) => {
    const { viewer, input } = call;
    const about = await readTalkedAbout(deps, deps.platform.db, viewer, input.query);
    return { verified: about !== null && about !== 'no recipient' };
  }),
  route(api.getContactConfig, (call) => contactConfig(deps, call, call.input.query.conversationId)),
  route(api.updateStatus, async (call) => {
    const { input, viewer, now } = call;
    const { conversationId, status: kind, seq } = input.body;
    const marked = await moveMarks({ viewer, now, conversationId, kind, seq });
    return { ...marked, at: now.toISOString() };
  }),
  route(api.chooseForConversation, (call) => chooseForConversation(deps, call, call.input.body)),
  route(api.uploadChatDocuments, (call) => keepChatDocuments(deps, call, call.input.query.conversationId)),
];
