import * as api from '@nukkad/contract/files/drive/drive.api';
import { type Route, route } from '../../platform/http/route.ts';
import { binItems, restoreItems } from './bin-items.ts';
import { copyItems } from './copy-items.ts';
import type { DriveDependencies } from './drive.interface.ts';
import { makeFolder } from './make-folder.ts';
import { moveItems } from './move-items.ts';
import { readBin, readItem, readItems, readRecent, readSpace, readStarred } from './read-items.ts';
import { linkFile, readVersions, restoreVersion } from './read-versions.ts';
import { emptyBin, removeItems } from './remove-items.ts';
import { renameItem } from './rename-item.ts';
import { starItem } from './star-item.ts';

export function driveRoutes(deps: DriveDependencies): readonly Route[] {
  return [
    route(api.listDriveItems, (call) => readItems(deps, call, call.input.query)),
    route(api.getDriveItem, (call) => readItem(deps, call, call.input.query)),
    route(api.getDriveSpace, (call) => readSpace(deps, call, call.input.query)),
    route(api.makeDriveFolder, (call) => makeFolder(deps, call, call.input.body)),
    route(api.renameDriveItem, (call) => renameItem(deps, call, call.input.body)),
    route(api.moveDriveItems, (call) => moveItems(deps, call, call.input.body)),
    route(api.copyDriveItems, (call) => copyItems(deps, call, call.input.body)),
    route(api.binDriveItems, (call) => binItems(deps, call, call.input.body)),
    route(api.restoreDriveItems, (call) => restoreItems(deps, call, call.input.body)),
    route(api.removeDriveItems, (call) => removeItems(deps, call, call.input.body)),
    route(api.emptyDriveBin, (call) => emptyBin(deps, call, call.input.body)),
    route(api.listDriveBin, (call) => readBin(deps, call, call.input.query)),
    route(api.starDriveItem, (call) => starItem(deps, call, call.input.body)),
    route(api.listStarredItems, (call) => readStarred(deps, call, call.input.query)),
    route(api.listRecentItems, (call) => readRecent(deps, call, call.input.query)),
    route(api.listDriveVersions, (call) => readVersions(deps, call, call.input.query)),
    route(api.restoreDriveVersion, (call) => restoreVersion(deps, call, call.input.body)),
    route(api.getDriveFile, (call) => linkFile(deps, call, call.input.query)),
  ];
}
