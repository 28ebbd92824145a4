import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ShareInterface } from '../share/index.ts';
import type { DriveDependencies, DriveInterface } from './drive.interface.ts';
import type { DriveRecords } from './record/record.interface.ts';
import { mountRecordFiles } from './record/record.pages.ts';
import { recordRoutes } from './record/record.routes.ts';

export type { DriveInterface } from './drive.interface.ts';
export type {
  DriveRecords,
  ListedRecord,
  RecordAsker,
  RecordFile,
  RecordsAsked,
} from './record/record.interface.ts';

interface Interfaces {
  readonly share: Pick<ShareInterface, 'makers'>;
}

/** Folders and files that people keep, and what other domains keep for them. */
export function createDriveDomain(platform: Platform, { share }: Interfaces): Domain & DriveInterface {
  const records = extensionPoint<DriveRecords>('drive.records');
  const deps: DriveDependencies = { platform, records, makers: share.makers };
  return {
    name: 'drive',
    records,
    routes: recordRoutes(deps),
    pages: (app) => mountRecordFiles(app, deps),
  };
}

export const drive = domainOn({
  needs: ['share'],
  create: createDriveDomain,
});
