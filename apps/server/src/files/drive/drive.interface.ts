/** What the drive is asked by others and by its own parts, and what it is handed. */
import type { DriveItemAnswer, DriveSpace } from '@nukkad/contract/files/drive/drive.model';
import type { Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { ShareInterface } from '../share/index.ts';
import type { DriveRecords, RecordDependencies } from './record/record.interface.ts';
import type { GranteeDepartments, Grantees } from './grant/grant.interface.ts';

/** A file that was checked, written anew and is in the storage already. */
export interface KeptVersion {
  readonly versionId: string;
  readonly storageKey: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** Of the file as it is kept, in hexadecimal. */
  readonly sha256: string;
}

/** Where a file goes. */
export interface FilePlace {
  readonly space: DriveSpace;
  /** Null: the top. */
  readonly parentId: string | null;
  readonly name: string;
  /** Of which file it is the next version; null: it is a new one. */
  readonly itemId?: string | null | undefined;
}

/** Who calls, as much as keeping a file needs. */
export type DriveCall = Pick<SignedInCall, 'viewer' | 'now'>;

/** A file that another domain has made itself. */
export interface MadeFile {
  readonly name: string;
  readonly content: Buffer;
  readonly mediaType: string;
}

/** What is above the drive asks of it. */
export interface DriveInterface {
  /** Folders that fill themselves: of each the domain that keeps what is in it answers. */
  readonly records: ExtensionPoint<DriveRecords>;
  /** Answered by account. */
  readonly grantees: ExtensionPoint<Grantees>;
  /** Answered by department. */
  readonly departments: ExtensionPoint<GranteeDepartments>;
  /**
   * In the transaction that ends an upload: locks the drive, asks for the right to it and for room, and keeps the file as a
   * new one (a name that is taken gets a number) or as the next version. Where it refuses, the caller discards the file.
   */
  keepFile(tx: Tx, call: DriveCall, place: FilePlace, kept: KeptVersion): Promise<DriveItemAnswer>;
  /** At the top of the team drive, in a transaction of its own; refused as an upload is. */
  keepMade(call: SignedInCall, made: MadeFile): Promise<DriveItemAnswer>;
}

export interface DriveDependencies extends RecordDependencies {
  readonly share: Pick<ShareInterface, 'subjects'>;
  readonly grantees: ExtensionPoint<Grantees>;
  readonly departments: ExtensionPoint<GranteeDepartments>;
}
