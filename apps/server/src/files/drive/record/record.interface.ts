import type { DriveRecordAnswer } from '@nukkad/contract/files/drive/record.model';
import type { RecordFolder } from '@nukkad/contract/files/drive/record.noun';
import type { Reader } from '../../../platform/db/database.ts';
import type { Language } from '../../../platform/spoken.rules.ts';
import type { Viewer } from '../../../platform/viewer.ts';

/** Who asks, in which language, and when: a call, or the address of a file that is opened. */
export interface RecordAsker {
  readonly viewer: Viewer;
  readonly lang: Language;
  readonly now: Date;
}

export interface RecordsAsked {
  /** Part of the name or of who it is from; empty: all. */
  readonly q: string;
  /** The id of the last record of the page before. */
  readonly after: string | null;
  /** At most so many. */
  readonly most: number;
}

/** A record as its domain lists it; the drive adds the folder. */
export type ListedRecord = Omit<DriveRecordAnswer, 'folder'>;

/** A file as it is handed out: drawn when it is opened, or kept by the storage. */
export type RecordFile =
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
  /** Newest first; only what this person may read now. Its order must find `after` again, also where that one is gone. */
  list(reader: Reader, asker: RecordAsker, asked: RecordsAsked): Promise<readonly ListedRecord[]>;
  /** Null: it is not there, or not theirs any more. Asked again when the link is opened. */
  file(reader: Reader, asker: RecordAsker, recordId: string): Promise<RecordFile | null>;
}
