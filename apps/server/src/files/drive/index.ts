import { driveErrors } from '@nukkad/contract/files/drive/drive.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { roleFolders } from '../../platform/storage/role-folder.rules.ts';
import type { ShareInterface } from '../share/index.ts';
import type { DriveDependencies, DriveInterface } from './drive.interface.ts';
import { drivePersonal } from './drive-personal.store.ts';
import { driveRoutes } from './drive.routes.ts';
import { teamFolder } from './drive.rules.ts';
import { keepFile } from './keep-file.ts';
import { keepMade } from './keep-made.ts';
import { emptyDueBins } from './remove-items.ts';
import { listKnownFiles } from './version.store.ts';

export type { DriveInterface } from './drive.interface.ts';

interface Interfaces {
  readonly share: Pick<ShareInterface, 'subjects' | 'makers'>;
}

/** Files and folders that people keep themselves, and those of a business. */
export function createDriveDomain(platform: Platform, { share }: Interfaces): Domain & DriveInterface {
  const deps: DriveDependencies = { platform, share, makers: share.makers };
  return {
    name: 'drive',
    routes: driveRoutes(deps),
    personal: drivePersonal,
    keptFiles: [{ prefixes: [...roleFolders, teamFolder], listKnown: listKnownFiles }],
    constraints: { drive_item_name: driveErrors.drive_name_taken },
    cron: [{ name: 'drive.empty_bin', match: '17 * * * *', run: () => emptyDueBins(deps) }],
    activity: [{ kind: 'drive', addressFor: () => null }],
    keepFile: (tx, call, place, kept) => keepFile(deps, tx, call, place, kept),
    keepMade: (call, made) => keepMade(deps, call, made),
  };
}

export const drive = domainOn({
  needs: ['share'],
  create: createDriveDomain,
});
