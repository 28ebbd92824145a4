import type { DriveRecordAnswer } from '@nukkad/contract/files/drive/record.model';
import type { RecordFolder } from '@nukkad/contract/files/drive/record.noun';
import type { Reader } from '../../../platform/db/database.ts';
import type { Language } from '../../../platform/spoken.rules.ts';
import type { ExtensionPoint } from '../../../platform/extension.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { ShareMakers } from '../../share/index.ts';

/** Who asks, in which language, and when: a call, or the address of a file that is opened. */
export interface RecordAsker {
  readonly viewer: Viewer;
  readonly lang: Language;
  readonly now: Date;
}

export interface RecordsAsked {
  /** Part of the name or of who it is from; empty: all. */
  readonly q: string;
  /** Of the page before, by the key of its last record. */
  readonly cursor: string | undefined;
  /** At most so many. */
  readonly most: number;
}

/** A record as its domain lists it; the drive adds the folder. */
export interface ListedRecord extends Omit<DriveRecordAnswer, 'folder'> {
  /** What the list goes on behind, as its cursor holds it. */
  readonly key: readonly string[];
}

/** A file as it is handed out: by an address of its domain’s own, kept by the storage, or drawn when it is opened. */
export type RecordFile =
  | { readonly fileName: string; readonly url: string }
  | { readonly fileName: string; readonly storageKey: string }
  | {
      readonly fileName: string;
      /** Null: it is gone. */
      read(): Promise<{ readonly content: Buffer; readonly mediaType: string } | null>;
    };

/** A folder of the drive that fills itself, as the domain that keeps what is in it answers. */
export interface DriveRecords {
  readonly folder: RecordFolder;
  /** Whether this person can have any: by role and permission, without a query. */
  isFor(viewer: Viewer): boolean;
  /** Newest first; only what this person may read now. */
  list(reader: Reader, asker: RecordAsker, asked: RecordsAsked): Promise<readonly ListedRecord[]>;
  /** Null: it is not there, or not theirs any more. Asked again when the link is opened. */
  file(reader: Reader, asker: RecordAsker, recordId: string): Promise<RecordFile | null>;
}

/** What records of the drive are built on. */
export interface RecordDependencies {
  readonly platform: Platform;
  readonly records: ExtensionPoint<DriveRecords>;
  /** Names of people, and their rights while they are not there. */
  readonly makers: ExtensionPoint<ShareMakers>;
}
