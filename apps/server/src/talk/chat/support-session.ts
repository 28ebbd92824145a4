import { clientMessage, response } from '@nukkad/contract/talk/chat/chat.socket';
import { chatErrors } from '@nukkad/contract/talk/chat/chat.noun';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type {
  ChatDependencies,
  ChatInterface,
  DeskRead,
  NewLine,
  SessionRead,
  StoredLine,
  StoredRead,
} from './chat.interface.ts';
import { readUpTo } from './answer-socket.ts';
import { type Side, countOfOther, defaultChatRules, marksOf, previewOf, unreadOf } from './chat.rules.ts';
import { chooseDocuments } from './choose-documents.ts';
import {
  type ConversationRow,
  closeConversation,
  findConversations,
  insertConversation,
  lockConversations,
  saveConversations,
} from './conversation.store.ts';
import { attachDocuments, listDocumentsOf, lockDocuments } from './document.store.ts';
import { keepFiles } from './keep-documents.ts';
import { readMessages } from './list-messages.ts';
import { presentMessage } from './message.presenter.ts';
import { type MessageRow, countsAt, findMessages, insertMessages } from './message.store.ts';
import type { MoveMarks } from './move-marks.ts';
import { readContext } from './read-context.ts';
import { readNames } from './read-names.ts';
import { roomsOfSide, roomsOfUser, tellRooms } from './tell-sides.ts';

const person: Side = 'a';

/** With one line more; who writes has read what is above it. */
const withLine = (row: ConversationRow, message: MessageRow): ConversationRow => ({
  ...row,
  lastSeq: message.seq,
  lastAt: message.at,
  lastMessageId: message.messageId,
  lastSide: message.side,
  lastText: previewOf(message.text),
  lastDocuments: message.documents,
  lastDeleted: false,
  aCount: message.aCount,
  bCount: message.bCount,
});

const messageOf = (
  row: ConversationRow,
  line: Omit<MessageRow, 'seq' | 'at' | 'aCount' | 'bCount' | 'deletedAt'>,
  now: Date,
): MessageRow => ({
  ...line,
  seq: row.lastSeq + 1,
  at: now > row.lastAt ? now : row.lastAt,
  aCount: row.aCount + (line.side === 'a' ? 1 : 0),
  bCount: row.bCount + (line.side === 'b' ? 1 : 0),
  deletedAt: null,
});

async function store(tx: Tx, line: Authorized<NewLine>, now: Date) {
  const { documentIds = [] } = line;
  const [rows, earlier, locked] = await Promise.all([
    lockConversations(tx, [line.conversationId]),
    findMessages(tx, [line.messageId]),
    lockDocuments(tx, [...new Set(documentIds)]),
  ]);
  const row = rows.get(line.conversationId) ?? refuse(chatErrors.conversation_not_found);
  const [known] = earlier;
  if (known && (known.conversationId !== line.conversationId || known.userId !== line.userId))
    return refuse(chatErrors.message_id_taken);
  if (known)
    return { row, message: known, documents: await listDocumentsOf(tx, [line.messageId]), isAgain: true };
  if (row.closedAt) return refuse(chatErrors.conversation_closed);
  const { conversationId, messageId, side, userId, text } = line;
  const chosen = chooseDocuments(locked, { userId, conversationId, documentIds });
  const words = { conversationId, messageId, side, userId, text, documents: chosen.length };
  const message = messageOf(row, words, now);
  const after = withLine(row, message);
  await Promise.all([
    insertMessages(tx, [partOf(line, message)]),
    saveConversations(tx, [partOf(line, after)]),
    attachDocuments(
      tx,
      chosen.map(({ documentId }) => partOf(line, { documentId, messageId })),
    ),
  ]);
  return { row: after, message, documents: chosen, isAgain: false };
}

async function addLine(
  deps: ChatDependencies,
  tx: Tx,
  line: Authorized<NewLine>,
  now: Date,
): Promise<StoredLine> {
  const { row, message, documents, isAgain } = await store(tx, line, now);
  const [context, names, rules] = await Promise.all([
    readContext(deps, tx, row),
    readNames(deps, tx, [row], [message.userId]),
    settingAt(tx, 'chat.rules', now, defaultChatRules),
  ]);
  const shown = { row, context, names, rules, now, secret: deps.platform.config.secret };
  const as = (side: Side) => presentMessage(shown, message, side, { documents });
  const { conversationId, messageId, seq, at } = message;
  const own = message.side === 's' ? person : message.side;
  return { conversationId, messageId, seq, at, isAgain, message: as(own), forPerson: as(person) };
}

const readOf = (row: ConversationRow): SessionRead => ({
  readSeq: marksOf(row, person).readSeq,
  lastSeq: row.lastSeq,
  isUnread: unreadOf(row, person, null) > 0,
});

/** The desk is one side: its marks are those of whichever agent read last. */
async function readForDesk(tx: Tx, read: Authorized<DeskRead>): Promise<StoredRead | null> {
  const { conversationId } = read;
  const [rows, counts] = await Promise.all([
    lockConversations(tx, [conversationId]),
    countsAt(tx, [{ conversationId, seq: read.seq }]),
  ]);
  const row = rows.get(conversationId) ?? refuse(chatErrors.conversation_not_found);
  const before = marksOf(row, 'b');
  const readSeq = Math.min(read.seq, row.lastSeq);
  if (readSeq <= before.readSeq) return null;
  const deliveredSeq = Math.max(before.deliveredSeq, readSeq);
  const bSeen = countOfOther(counts[0] ?? row, 'b');
  await saveConversations(tx, [
    partOf(read, { ...row, bReadSeq: readSeq, bDeliveredSeq: deliveredSeq, bSeen }),
  ]);
  return { conversationId, userId: row.aUserId, deliveredSeq, readSeq };
}

const noOne = { aOrganisationId: null, bOrganisationId: null, bUserId: null };

/** The store of support's sessions. */
export const supportSessions = (
  deps: ChatDependencies,
  moveMarks: MoveMarks,
): Omit<ChatInterface, 'noticesRead'> => ({
  openSession: async (tx, session, now) => {
    const { conversationId, userId, referenceNo } = session;
    const row = { conversationId, aUserId: userId, referenceNo, referenceId: null, ...noOne };
    await insertConversation(tx, partOf(session, { ...row, sessionType: 'support' as const }), now);
  },
  addLine: (tx, line, now) => addLine(deps, tx, line, now),
  keepFiles: (call, session) => keepFiles(deps, call, session),
  readsOf: async (reader, conversationIds) => {
    const rows = await findConversations(reader, [...conversationIds]);
    return new Map([...rows].map(([id, row]) => [id, readOf(row)]));
  },
  tellLine: ({ forPerson, isAgain }) => {
    const { recieverId, senderId, side } = forPerson;
    const userId = side === 'own' ? senderId : recieverId;
    const sides = { sessionType: 'support', aUserId: userId, ...noOne };
    if (!isAgain) tellRooms(deps.sockets, roomsOfSide(sides, person, []), clientMessage, forPerson);
  },
  readForDesk,
  tellRead: ({ conversationId, userId, deliveredSeq, readSeq }) => {
    if (userId)
      tellRooms(deps.sockets, roomsOfUser(userId), response, { conversationId, deliveredSeq, readSeq });
  },
  readByPerson: (viewer, messageId, now) => readUpTo(deps, moveMarks, { input: { messageId }, viewer, now }),
  tellPeople: (userIds, word, data) => tellRooms(deps.sockets, userIds.flatMap(roomsOfUser), word, data),
  closeSession: closeConversation,
  transcriptOf: async (reader, conversationId, { side, ...page }, now) => {
    const row = (await findConversations(reader, [conversationId])).get(conversationId);
    if (!row) return refuse(chatErrors.conversation_not_found);
    const context = await readContext(deps, reader, row);
    const userId = side === person ? row.aUserId : null;
    return readMessages(deps, reader, { row, context, side }, { ...page, userId, now });
  },
});
