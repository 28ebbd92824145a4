import type { ChatDocument, ChatMessage, QuotedMessage } from '@nukkad/contract/talk/chat/chat.model';
import { reactions as reactionKinds } from '@nukkad/contract/talk/chat/session-types';
import type { Role } from '@nukkad/contract/kernel/roles';
import { signLink } from '../../platform/storage/links.ts';
import {
  type ChatRules,
  type Side,
  deletableUntil,
  editableUntil,
  firstName,
  marksOf,
  otherSide,
  previewOf,
  statusOf,
} from './chat.rules.ts';
import type { ConversationRow } from './conversation.store.ts';
import type { ChatDocumentRow } from './document.store.ts';
import { maskFileName } from '@nukkad/contract/kernel/contact-details/contact-details';
import { maskedWords } from './hide-contacts.ts';
import type { MessageRow } from './message.store.ts';
import type { ReactionRow } from './reaction.store.ts';
import type { Context } from './read-context.ts';
import type { Names } from './read-names.ts';

/** For whom messages are presented, and all that was read for it. */
export interface Shown {
  readonly row: ConversationRow;
  readonly context: Pick<Context, 'contactsVisible'>;
  readonly names: Names;
  readonly rules: ChatRules;
  readonly now: Date;
  readonly secret: string;
}

interface PartyOf {
  /** A person, or the owner of the partner; null: the desk, or someone who left. */
  readonly userId: string | null;
  readonly role: Role | null;
}

/** A side as the other one knows it. */
export function partyOf({ row, names }: Pick<Shown, 'row' | 'names'>, side: Side): PartyOf {
  const userId = side === 'a' ? row.aUserId : row.bUserId;
  const organisationId = side === 'a' ? row.aOrganisationId : row.bOrganisationId;
  if (organisationId)
    return {
      userId: names.organisations.get(organisationId)?.ownerUserId ?? null,
      role: 'Service Partner',
    };
  return { userId, role: userId ? (row.sessionType === 'job' ? 'Jobseeker' : 'Buyer') : null };
}

function senderOf(
  shown: Shown,
  message: MessageRow,
  by: Side,
  isOwn: boolean,
): [id: string | null, name: string] {
  const { row, names, context } = shown;
  const name = names.people.get(message.userId ?? '') ?? '';
  if (isOwn) return [message.userId, name];
  const organisationId = by === 'a' ? row.aOrganisationId : row.bOrganisationId;
  const { userId } = partyOf(shown, by);
  if (organisationId) return [userId, names.organisations.get(organisationId)?.companyName ?? ''];
  const isAgent = row.sessionType === 'support' && by === 'b';
  return [userId, context.contactsVisible && !isAgent ? name : firstName(name)];
}

const presentDocument = (
  document: ChatDocumentRow,
  { secret, now, context }: Shown,
  { reader, isOwn }: { readonly reader: string; readonly isOwn: boolean },
): ChatDocument => ({
  documentId: document.documentId,
  fileName: isOwn || context.contactsVisible ? document.fileName : maskFileName(document.fileName),
  mediaType: document.mediaType,
  bytes: document.bytes,
  width: document.width,
  height: document.height,
  url: signLink(secret, document.storageKey, reader, now),
});

interface Told {
  readonly documents: readonly ChatDocumentRow[];
  readonly isHidden?: boolean;
  /** The message that it answers; left out or null: none, or it is not at hand. */
  readonly quoted?: MessageRow | null;
  readonly reactions?: readonly ReactionRow[];
  /** Who reads; left out: no reaction is marked as the reader's own. */
  readonly userId?: string | null;
}

const sideFor = (message: MessageRow, side: Side): ChatMessage['side'] =>
  message.side === 's' ? 'system' : message.side === side ? 'own' : 'other';

const senderFor = (shown: Shown, message: MessageRow, side: Side): [id: string | null, name: string] =>
  message.side === 's' ? [null, ''] : senderOf(shown, message, message.side, message.side === side);

/** The own words are whole; the other side's are masked until contacts may be seen. */
const wordsFor = ({ context }: Shown, message: MessageRow, side: Side): string =>
  context.contactsVisible || message.side === 's' || message.side === side
    ? message.text
    : maskedWords(message);

function presentQuoted(shown: Shown, quoted: MessageRow, side: Side): QuotedMessage {
  const { messageId, seq, documents, deletedAt } = quoted;
  const isGone = deletedAt !== null;
  return {
    messageId,
    seq,
    side: sideFor(quoted, side),
    senderName: senderFor(shown, quoted, side)[1],
    text: isGone ? '' : previewOf(wordsFor(shown, quoted, side)),
    documents: isGone ? 0 : documents,
    deleted: isGone,
  };
}

const presentReactions = ({ reactions = [], userId }: Told, seq: number): ChatMessage['reactions'] =>
  reactionKinds.flatMap((emoji) => {
    const such = reactions.filter((one) => one.seq === seq && one.emoji === emoji);
    const own = such.some((one) => one.userId === userId);
    return such.length === 0 ? [] : { emoji, count: such.length, own };
  });

/** Whom the links to files are signed for. */
const linkedTo = ({ row }: Shown, side: Side): string =>
  (side === 'a' ? (row.aUserId ?? row.aOrganisationId) : (row.bUserId ?? row.bOrganisationId)) ??
  row.conversationId;

/** As `side` reads it. The own words are whole; the other side's are masked until contacts may be seen. */
export function presentMessage(shown: Shown, message: MessageRow, side: Side, told: Told): ChatMessage {
  const { documents, isHidden = false, quoted = null } = told;
  const { row, context, rules } = shown;
  const isOwn = message.side === side;
  const isSystem = message.side === 's';
  const isGone = message.deletedAt !== null || isHidden;
  const [from, senderName] = senderFor(shown, message, side);
  const to = isSystem ? partyOf(shown, side) : partyOf(shown, isOwn ? otherSide(side) : side);
  const reader = linkedTo(shown, side);
  const masked = context.contactsVisible || isSystem ? message.text : maskedWords(message);
  const readBy = marksOf(row, isOwn ? otherSide(side) : side);
  return {
    messageId: message.messageId,
    conversationId: message.conversationId,
    seq: message.seq,
    at: message.at.toISOString(),
    side: sideFor(message, side),
    from,
    to: to.userId,
    senderId: from,
    recieverId: to.userId,
    recieverRole: to.role,
    senderName,
    referenceNo: row.referenceNo,
    sessionType: row.sessionType,
    sid: row.sessionType === 'support' ? row.conversationId : null,
    text: isGone ? '' : isOwn ? message.text : masked,
    documents: isGone ? [] : documents.map((one) => presentDocument(one, shown, { reader, isOwn })),
    status: statusOf(message.seq, readBy),
    masked: !isGone && masked !== message.text,
    deleted: message.deletedAt !== null ? 'for-all' : isHidden ? 'for-me' : 'no',
    reply: quoted && !isGone ? presentQuoted(shown, quoted, side) : null,
    storyId: isGone ? null : (message.storyId ?? null),
    edited: !isGone && message.editedAt != null,
    reactions: isGone ? [] : presentReactions(told, message.seq),
    can: {
      deleteForAllUntil: isOwn && !isGone ? deletableUntil(message.at, rules).toISOString() : null,
      editUntil: isOwn && !isGone ? editableUntil(message.at, rules).toISOString() : null,
    },
  };
}
