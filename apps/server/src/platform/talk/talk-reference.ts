import type { Reader } from '../db/database.ts';
import type { Language, Said } from '../spoken.rules.ts';
import type { Viewer } from '../viewer.ts';

/** A side of a conversation: a person or an organisation. */
export type TalkParty =
  | { readonly userId: string; readonly organisationId: null }
  | { readonly userId: null; readonly organisationId: string };

export interface QuickReplyWords {
  readonly code: string;
  readonly said: Said;
}

/** A record that people talk about, as the domain that owns it sees it at this moment. */
export interface TalkReference {
  readonly referenceId: string;
  /** The record that it is a part of, as of a lead its request; left out: none. */
  readonly parentId?: string;
  /** As people know it, such as a booking number; null: it has none. */
  readonly referenceNo: string | null;
  /** Who may talk about it now; `b` null: there is no other side yet. */
  readonly sides: { readonly a: TalkParty; readonly b: TalkParty | null };
  /** Staff members who may take part for their organisation without the right to its messages. */
  readonly assignedStaffIds: readonly string[];
  /** Both sides may see numbers and addresses of the other. */
  readonly contactsVisible: boolean;
  /** When it was over; null: it goes on. */
  readonly endedAt: Date | null;
  /** What each side is likely to say now. */
  readonly quickReplies: {
    readonly a: readonly QuickReplyWords[];
    readonly b: readonly QuickReplyWords[];
  };
}

/** What a domain says of its records as the subject of conversations; handed over in `Domain.talkReferences`. */
export interface TalkReferences {
  /** `sessionType` of the specification. */
  readonly sessionType: string;
  /** Notices call the records by their titles: people do not know the numbers. */
  readonly isNamedByTitle?: true;
  /** Leaves out ids that are not there. */
  look(reader: Reader, referenceIds: readonly string[]): Promise<ReadonlyMap<string, TalkReference>>;
  /** By its number: as many as share it, as the leads of one request do. Says nothing of who may see them. */
  find(reader: Reader, referenceNo: string): Promise<readonly string[]>;
  /** What each is called, for a list. */
  titles(
    reader: Reader,
    referenceIds: readonly string[],
    lang: Language,
  ): Promise<ReadonlyMap<string, string>>;
  /** Live records of a professional, the newest first. */
  assignedTo(reader: Reader, staffId: string, limit: number): Promise<readonly string[]>;
  /** The screen on which this viewer finds the record; null: none that they may open. */
  addressFor(viewer: Viewer, reference: TalkReference): string | null;
}
