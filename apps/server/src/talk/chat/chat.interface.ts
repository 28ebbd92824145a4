import type { ChatDocument, ChatMessage } from '@nukkad/contract/talk/chat/chat.model';
import type { SocketMessage } from '@nukkad/contract/kernel/socket-message';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Side } from './chat.rules.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { ProfileInterface } from '../../identity/profile/index.ts';
import type { StoryInterface } from '../../network/story/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TellSockets } from '../../platform/socket/namespace.ts';

/** These people have read these conversations (`conversationThread`), in the transaction of the marks. */
export type NoticesRead = (
  tx: Tx,
  read: readonly Authorized<{ readonly userId: string; readonly thread: string }>[],
  now: Date,
) => Promise<void>;

/** A support session is a conversation of a person with the desk. */
export interface NewSession {
  /** Of the session, and of its conversation. */
  readonly conversationId: string;
  readonly userId: string;
  /** Number of the record that it is about; null: none. */
  readonly referenceNo: string | null;
}

/** Words of the person (a), of the desk (b), or a line of ours (s). */
export interface NewLine {
  readonly conversationId: string;
  /** Made by the client; stored once. */
  readonly messageId: string;
  readonly side: Side | 's';
  /** Null for lines of ours. */
  readonly userId: string | null;
  readonly text: string;
  /** Files of the sender that were kept for it. */
  readonly documentIds?: readonly string[];
}

/** How far the person of a session has read it. */
export interface SessionRead {
  readonly readSeq: number;
  readonly lastSeq: number;
  /** Words of the desk are not read yet. */
  readonly isUnread: boolean;
}

/** A line that was stored, to be told after the commit. */
export interface StoredLine {
  readonly conversationId: string;
  readonly messageId: string;
  readonly seq: number;
  readonly at: Date;
  /** It was stored before, and is not told again. */
  readonly isAgain: boolean;
  /** As its sender's side reads it; of a line of ours as the person does. */
  readonly message: ChatMessage;
  /** As the person reads it. */
  readonly forPerson: ChatMessage;
}

/** The desk has read a session up to here. */
export interface DeskRead {
  readonly conversationId: string;
  readonly seq: number;
}

/** A mark that moved, to be told after the commit. */
export interface StoredRead {
  readonly conversationId: string;
  readonly userId: string | null;
  readonly deliveredSeq: number;
  readonly readSeq: number;
}

/** How far a person has read a conversation. */
export interface PersonRead {
  readonly conversationId: string;
  readonly readSeq: number;
  readonly unread: number;
}

/** What support asks of chat: its sessions lie in the same store. The caller has asked its own policy. */
export interface ChatInterface {
  /** What told of a conversation is read with it; the domain of notices answers it. */
  readonly noticesRead: ExtensionPoint<NoticesRead>;
  openSession(tx: Tx, session: Authorized<NewSession>, now: Date): Promise<void>;
  /** Behind the lock of the conversation. */
  addLine(tx: Tx, line: Authorized<NewLine>, now: Date): Promise<StoredLine>;
  /** Of the call, for words that are about to be said; seen by their sender alone until then. */
  keepFiles(
    call: SignedInCall,
    session: Authorized<Pick<NewSession, 'conversationId'>>,
  ): Promise<{ documents: ChatDocument[] }>;
  readsOf(reader: Reader, conversationIds: readonly string[]): Promise<ReadonlyMap<string, SessionRead>>;
  /** After the commit: to the person's devices. The desk is told by support itself. */
  tellLine(line: StoredLine): void;
  /** Null: it was read so far before. */
  readForDesk(tx: Tx, read: Authorized<DeskRead>): Promise<StoredRead | null>;
  /** After the commit: to the person's devices. */
  tellRead(read: StoredRead): void;
  /** By its person, up to this message, in a transaction of its own; told to their other devices. */
  readByPerson(viewer: Viewer, messageId: string, now: Date): Promise<PersonRead>;
  /** To the sockets of these people. */
  tellPeople<Data extends object>(
    userIds: readonly string[],
    word: SocketMessage<Data>,
    data: NoInfer<Data>,
  ): void;
  closeSession(tx: Tx, session: Authorized<Pick<NewSession, 'conversationId'>>, now: Date): Promise<void>;
  /** In order, as one side reads it. */
  transcriptOf(
    reader: Reader,
    conversationId: string,
    page: { readonly after?: number; readonly before?: number; readonly limit: number; readonly side: Side },
    now: Date,
  ): Promise<ChatMessage[]>;
}

export interface ChatInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff'>;
  readonly profile: Pick<ProfileInterface, 'picturesOf'>;
  readonly story: StoryInterface;
}

/** The sockets, as far as chat speaks through them. */
export interface ChatSockets {
  readonly tell: TellSockets;
  readonly isThere: (namespace: string, room: string) => boolean;
}

export interface ChatDependencies extends ChatInterfaces {
  readonly platform: Platform;
  readonly sockets: ChatSockets;
}
