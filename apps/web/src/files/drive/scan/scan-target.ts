import type { DriveSpace } from '@nukkad/contract/files/drive/drive.model';

/** Where the PDF goes. */
export interface ScanTarget {
  readonly space: DriveSpace;
  /** Null: the top. */
  readonly parentId: string | null;
}
