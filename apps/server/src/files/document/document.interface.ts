import type { DocumentType, OwnDocument } from '@nukkad/contract/files/document/document.model';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { decideAttached, decideOne } from './decide-attached.ts';
import type { HeldDocument } from './document-end.store.ts';
import type { documentWords } from './document-words.ts';
import type { endingOfBusinessWords } from './document.notices.ts';
import type { Platform } from '../../platform/platform.ts';

/** Whether the profile that documents are attached to is under review. */
export interface ProfileReview {
  /** Nothing else changes the answer until the transaction ends. */
  hold(tx: Tx, organisationId: string): Promise<boolean>;
  look(reader: Reader, organisationId: string): Promise<boolean>;
}

/** A document as other domains show it. */
export interface KeptFile {
  readonly documentId: string;
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** What other domains may ask of documents. */
export interface DocumentInterface {
  /** Answered by partnership; where it is not composed, no profile is under review. */
  readonly reviews: ExtensionPoint<ProfileReview>;
  /** What kinds of documents belong to an organisation's profile, refused and ended ones left out. */
  attachedTypes(reader: Reader, organisationId: string, now: Date): Promise<ReadonlySet<DocumentType>>;
  /** For a reviewer, who removes nothing. */
  listAttached(reader: Reader, organisationId: string, now: Date): Promise<OwnDocument[]>;
  /** What reviewers accepted, of each kind the one that lasts longest; the one owner of whether a document is valid. */
  listHeld(reader: Reader, organisationIds: readonly string[]): Promise<HeldDocument[]>;
  /** A document that ends, as messages name it; null: it is gone, or does not end. */
  endingOf(reader: Reader, documentId: string): Promise<{ type: DocumentType; day: string } | null>;
  readonly endingOfBusinessWords: typeof endingOfBusinessWords;
  readonly documentWords: typeof documentWords;
  /** In the transaction of a review's decision: what belongs to the profile is approved or rejected with it. */
  readonly decideAttached: typeof decideAttached;
  /** One of them by itself, behind the lock of its profile. */
  readonly decideOne: typeof decideOne;
  /** Are all of these this person's? They stay until the transaction ends. */
  holdOwn(tx: Tx, userId: string, documentIds: readonly string[]): Promise<boolean>;
  /** As they are shown where they were put to; leaves out ids that are not there. */
  getFiles(reader: Reader, documentIds: readonly string[]): Promise<ReadonlyMap<string, KeptFile>>;
  /** Where one lies, for who has asked whether it may be opened. Null: it is not there. */
  findStored(
    reader: Reader,
    documentId: string,
  ): Promise<{ readonly fileName: string; readonly storageKey: string } | null>;
  /** A link for this viewer that lives for a minute; the caller has asked whether it may be opened. Null: it is not there. */
  linkFile(
    reader: Reader,
    documentId: string,
    viewer: Viewer,
    now: Date,
  ): Promise<{ readonly url: string; readonly expiresAt: string } | null>;
}

export interface DocumentDependencies extends Pick<DocumentInterface, 'reviews'> {
  readonly platform: Platform;
}
