import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { roleFolders } from '../../platform/storage/role-folder.rules.ts';
import type { ShareInterface } from '../share/index.ts';
import type { DriveDependencies, DriveInterface } from './drive.interface.ts';
import { grantConsumers, grantCron } from './grant/end-grants.ts';
import type { GranteeDepartments, Grantees } from './grant/grant.interface.ts';
import { grantNotices } from './grant/grant.notices.ts';
import { grantRoutes } from './grant/grant.routes.ts';
import { grantPersonal } from './grant/grant.store.ts';
import { shareableItem } from './grant/shareable-item.ts';
import { drivePersonal } from './drive-personal.store.ts';
import { driveRoutes } from './drive.routes.ts';
import { teamFolder } from './drive.rules.ts';
import { keepFile } from './keep-file.ts';
import type { DriveRecords } from './record/record.interface.ts';
import { mountRecordFiles } from './record/record.pages.ts';
import { recordRoutes } from './record/record.routes.ts';
import { keepMade } from './keep-made.ts';
import { emptyDueBins } from './remove-items.ts';
import { sweepUploads } from './upload/sweep-uploads.ts';
import { mountUploads } from './upload/upload.pages.ts';
import { uploadRoutes } from './upload/upload.routes.ts';
import { listKnownParts, uploadFolder } from './upload/upload.store.ts';
import { listKnownFiles } from './version.store.ts';
import { documentFinders } from './view/find-documents.ts';
import { mountThumbnails } from './view/thumbnail.pages.ts';
import { viewConsumers, viewCron, viewRoutes } from './view/view.routes.ts';

export type { DriveInterface } from './drive.interface.ts';
export type {
  DriveRecords,
  ListedRecord,
  RecordAsker,
  RecordFile,
  RecordsAsked,
} from './record/record.interface.ts';
export type { GranteeDepartments, Grantees } from './grant/grant.interface.ts';

interface Interfaces {
  readonly share: Pick<ShareInterface, 'subjects' | 'makers'>;
}

/** Files and folders that people keep themselves, and those of a business. */
export function createDriveDomain(platform: Platform, { share }: Interfaces): Domain & DriveInterface {
  const records = extensionPoint<DriveRecords>('drive.records');
  const grantees = extensionPoint<Grantees>('drive.grantees');
  const departments = extensionPoint<GranteeDepartments>('drive.departments');
  const deps: DriveDependencies = {
    platform,
    share,
    makers: share.makers,
    records,
    grantees,
    departments,
  };
  return {
    name: 'drive',
    records,
    grantees,
    departments,
    routes: [
      ...driveRoutes(deps),
      ...uploadRoutes(deps),
      ...recordRoutes(deps),
      ...viewRoutes(deps),
      ...grantRoutes(deps),
    ],
    consumers: [...viewConsumers(platform), ...grantConsumers(deps)],
    pages: async (app) => {
      await mountUploads(app, platform);
      mountRecordFiles(app, deps);
      mountThumbnails(app, deps);
    },
    notices: grantNotices(deps),
    finders: documentFinders(deps),
    extensions: [share.subjects.answeredBy(shareableItem(platform))],
    personal: { ...drivePersonal, tables: [...grantPersonal.tables, ...drivePersonal.tables] },
    keptFiles: [
      { prefixes: [...roleFolders, teamFolder], listKnown: listKnownFiles },
      { prefixes: [uploadFolder], listKnown: listKnownParts },
    ],
    constraints: { drive_item_name: driveErrors.drive_name_taken },
    cron: [
      { name: 'drive.empty_bin', match: '17 * * * *', run: () => emptyDueBins(deps) },
      { name: 'drive.sweep_uploads', match: '27 * * * *', run: () => sweepUploads(platform) },
      ...viewCron(platform),
      ...grantCron(deps),
    ],
    activity: [{ kind: 'drive', addressFor: () => null }],
    keepFile: (tx, call, place, kept) => keepFile(deps, tx, call, place, kept),
    keepMade: (call, made) => keepMade(deps, call, made),
  };
}

export const drive = domainOn({
  needs: ['share'],
  create: createDriveDomain,
});
