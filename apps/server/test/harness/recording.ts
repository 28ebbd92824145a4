import type { DriveInterface, DriveRecords } from '../../src/files/drive/index.ts';
import { extensionPoint } from '../../src/platform/extension.ts';

/** A drive that hears which folders are answered, and shows none. */
export const recording = (): Pick<DriveInterface, 'records'> => ({
  records: extensionPoint<DriveRecords>('drive.records'),
});
