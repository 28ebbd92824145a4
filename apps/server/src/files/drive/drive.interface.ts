import type { ExtensionPoint } from '../../platform/extension.ts';
import type { DriveRecords, RecordDependencies } from './record/record.interface.ts';

/** What other domains may ask of drives. */
export interface DriveInterface {
  /** Folders that fill themselves; one answer for each. */
  readonly records: ExtensionPoint<DriveRecords>;
}

export interface DriveDependencies extends RecordDependencies {}
