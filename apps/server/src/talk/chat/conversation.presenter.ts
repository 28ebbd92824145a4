import type { Conversation } from '@nukkad/contract/talk/chat/chat.model';
import { chatLimits } from '@nukkad/contract/talk/chat/session-types';
import type { Viewer } from '../../platform/viewer.ts';
import { mayWrite } from './chat.policy.ts';
import { firstName, isOpen, marksOf, otherSide, unreadOf } from './chat.rules.ts';
import type { ListedConversation } from './list.store.ts';
import { hiddenIn } from './hide-contacts.ts';
import { type Shown, partyOf } from './message.presenter.ts';
import type { Context } from './read-context.ts';

export interface ShownConversation extends Omit<Shown, 'row' | 'secret'> {
  readonly viewer: Viewer;
  readonly lang: 'en' | 'hi';
  readonly row: ListedConversation;
  readonly context: Context;
  readonly title: string;
  readonly link: string | null;
  readonly isOnline: boolean;
  /** Of people, by their ids. */
  readonly pictures: ReadonlyMap<string, string>;
  /** A link for the one who asks. */
  readonly pictureOf: (key: string) => string;
}

function lastMessageOf({ row, context }: ShownConversation): Conversation['lastMessage'] {
  const { lastMessageId, lastSeq, lastAt, lastSide, lastText, lastDocuments, side } = row;
  if (lastMessageId === null || lastSide === null) return null;
  const isOwn = lastSide === side;
  const isGone = row.lastDeleted || row.isLastHidden;
  const words =
    isOwn || lastSide === 's' || context.contactsVisible ? lastText : hiddenIn(lastText, row.lastBegun);
  return {
    messageId: lastMessageId,
    seq: lastSeq,
    at: lastAt.toISOString(),
    side: lastSide === 's' ? 'system' : isOwn ? 'own' : 'other',
    text: isGone ? '' : words,
    documents: isGone ? 0 : lastDocuments,
    voice: !isGone && row.isLastVoice,
    deleted: isGone,
  };
}

/** The other side: a person, a partner, or the desk. */
function otherOf({ row, names, context, ...shown }: ShownConversation) {
  const other = otherSide(row.side);
  const { userId, role } = partyOf({ row, names }, other);
  const smeId = other === 'a' ? row.aOrganisationId : row.bOrganisationId;
  const fullName = names.people.get(userId ?? '') ?? '';
  // A face says who it is, as the whole name does.
  const picture = smeId || !context.contactsVisible ? undefined : shown.pictures.get(userId ?? '');
  return {
    userId,
    smeId,
    role,
    profileImage: picture ? shown.pictureOf(picture) : null,
    fullName: smeId || userId === null ? null : context.contactsVisible ? fullName : firstName(fullName),
    companyName: smeId ? (names.organisations.get(smeId)?.companyName ?? '') : null,
    online: shown.isOnline,
  };
}

export function presentConversation(shown: ShownConversation): Conversation {
  const { row, context, viewer, lang, now, rules } = shown;
  const { side } = row;
  const { deliveredSeq, readSeq } = marksOf(row, otherSide(side));
  const open = isOpen({ closedAt: row.closedAt, endedAt: context.endedAt }, now, rules);
  const canSend = open && mayWrite(viewer, row, side, context.assigned);
  const replies = canSend ? (context.reference?.quickReplies[side] ?? []) : [];
  return {
    conversationId: row.conversationId,
    sessionType: row.sessionType,
    referenceNo: row.referenceNo,
    referenceId: row.referenceId,
    title: shown.title,
    link: shown.link,
    ...otherOf(shown),
    contactsVisible: context.contactsVisible,
    lastMessage: lastMessageOf(shown),
    lastSeq: row.lastSeq,
    lastAt: row.lastAt.toISOString(),
    readSeq: row.ownReadSeq ?? marksOf(row, side).readSeq,
    unread: Math.min(unreadOf(row, side, row.ownSeen), chatLimits.unread + 1),
    other: { deliveredSeq, readSeq },
    quickReplies: replies.map(({ code, said }) => ({ code, text: said[lang] })),
    pinned: row.isPinned,
    muted: row.isMuted,
    can: { send: canSend },
  };
}
