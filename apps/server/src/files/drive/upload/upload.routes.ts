import * as api from '@nukkad/contract/files/drive/drive-upload.api';
import type { DriveItemAnswer } from '@nukkad/contract/files/drive/drive.model';
import { type Route, route } from '../../../platform/http/route.ts';
import type { DriveDependencies } from '../drive.interface.ts';
import { beginUpload } from './begin-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { finishingWorks } from './finishing.ts';
import { readUploads, removeUpload } from './read-uploads.ts';

export function uploadRoutes(deps: DriveDependencies): Route[] {
  const finishing = finishingWorks<DriveItemAnswer>();
  return [
    route(api.beginDriveUpload, (call) => beginUpload(deps, call, call.input.body)),
    route(api.listDriveUploads, (call) => readUploads(deps, call, call.input.query)),
    route(api.finishDriveUpload, (call) => finishUpload(deps, finishing, call, call.input.body)),
    route(api.removeDriveUpload, (call) => removeUpload(deps, call, call.input.query)),
  ];
}
