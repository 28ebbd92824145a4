import type { Readable } from 'node:stream';
import type { ShareSubject } from '@nukkad/contract/files/share/share.noun';
import type { Role } from '@nukkad/contract/kernel/roles';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Html } from '../../platform/http/plain/html.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** A file as it is handed out; read when it is asked for. */
export interface SharedFile {
  /** Of a paper that there is in both languages; null: there is one. */
  readonly lang: 'en' | 'hi' | null;
  readonly fileName: string;
  /** Null: it is gone. */
  read(): Promise<{ readonly content: Buffer; readonly mediaType: string } | null>;
  /** The same part by part, where it may be large. */
  open?(): Promise<{ readonly content: Readable; readonly mediaType: string } | null>;
}

/** What lies in a shared folder. */
export interface SharedEntry {
  readonly entryId: string;
  readonly isFolder: boolean;
  readonly name: string;
  /** How large it is; of a folder nothing. */
  readonly size: Said | null;
  /** It has pages that can be shown without the file. */
  readonly isPaged: boolean;
}

/** A part of what lies in a shared folder, or in one below it. */
export interface SharedEntries {
  /** Folders from below the shared one to this one. */
  readonly path: readonly { readonly entryId: string; readonly name: string }[];
  readonly entries: readonly SharedEntry[];
  /** Where the next part begins; null: this is the last. */
  readonly next: string | null;
}

/** A folder is read anew with each request: what was moved out or binned is not in it. */
export interface SharedFolder {
  /** `entryId` null: the shared folder itself. Null: there is no such folder in it. */
  list(entryId: string | null, after: string | undefined): Promise<SharedEntries | null>;
  /** Null: there is no such file in it. */
  file(entryId: string): Promise<SharedFile | null>;
}

/** What those see who were given a link. */
export interface SharedThing {
  /** Above its name: "Invoice". */
  readonly kind: Said;
  /** Its own name or number, the same in both languages, or what it is called. */
  readonly name: Said;
  readonly from: string | null;
  readonly facts: readonly Said[];
  /** What it says, where it is read on the page itself. */
  readonly words: ((lang: 'en' | 'hi') => Html) | null;
  readonly files: readonly SharedFile[];
  /** Its files have no pages that can be shown without the file. */
  readonly isUnpaged?: boolean;
  /** In place of files: what it holds. */
  readonly folder?: SharedFolder;
}

/** `own`: the maker alone sees the link; `organisation`: all of the business who may share the thing. */
export type ShareSide = 'own' | 'organisation';

/** A kind of thing that is passed on by links, as the domain that keeps it answers. */
export interface Shareable {
  readonly subject: ShareSubject;
  /** Null: this person may not pass it on. Asked of the maker again each time a link opens. */
  sideOf(reader: Reader, viewer: Viewer, subjectId: string): Promise<ShareSide | null>;
  /** `ended`: it counts no more; null: it is not there. */
  show(reader: Reader, subjectId: string): Promise<SharedThing | 'ended' | null>;
}

/** Who made a link, and in which capacity. */
export interface ShareMaker {
  readonly userId: string;
  readonly role: Role | null;
  readonly organisationId: string | null;
}

/** Of those who make links. */
export interface ShareMakers {
  /** The person with the rights of now; null: their account or business is shut out. */
  find(reader: Reader, maker: ShareMaker): Promise<Viewer | null>;
  /** Those without a name are left out. */
  namesOf(reader: Reader, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** What a business sends to whom it is for. */
export interface SentThing {
  readonly subject: ShareSubject;
  readonly subjectId: string;
  readonly sharedBy: string;
  readonly organisationId: string | null;
  /** Null: they have no account. */
  readonly forUserId: string | null;
  readonly days: number;
}

export interface EndedThings {
  readonly subject: ShareSubject;
  readonly subjectIds: readonly string[];
  /** Those that were sent; false: all of them. */
  readonly sentOnly: boolean;
}

export interface GivenShare {
  readonly shareId: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** What other domains may ask of links. */
export interface ShareInterface {
  /** What can be shared; one answer for each kind. */
  readonly subjects: ExtensionPoint<Shareable>;
  /** Answered by the account. */
  readonly makers: ExtensionPoint<ShareMakers>;
  /** A link with what is usual, for calls of the specification that ask for no more. */
  give<Answer>(
    call: SignedInCall,
    of: { readonly subject: ShareSubject; readonly subjectId: string; readonly days: number },
    answer: (given: GivenShare) => Answer,
  ): Promise<Answer>;
  /** In the transaction that sends it. */
  send(tx: Tx, thing: Authorized<SentThing>, now: Date): Promise<GivenShare>;
  /** Turns off the links to these that are on. */
  end(tx: Tx, things: Authorized<EndedThings>, now: Date): Promise<void>;
  /** How often a thing was sent since then. */
  countSent(reader: Reader, subject: ShareSubject, subjectId: string, since: Date): Promise<number>;
  /** A link that is on, for the message that carries it; null: it is over. */
  open(reader: Reader, shareId: string, now: Date): Promise<GivenShare | null>;
}

export interface ShareDependencies extends Pick<ShareInterface, 'subjects' | 'makers'> {
  readonly platform: Platform;
}
