import * as api from '@nukkad/contract/work/project-file/project-file.api';
import { type Route, route } from '../../platform/http/route.ts';
import { addFiles } from './add-files.ts';
import { editFile, removeFile } from './change-file.ts';
import type { ProjectFileDependencies } from './project-file.interface.ts';
import { listFiles } from './read-files.ts';

export const projectFileRoutes = (deps: ProjectFileDependencies): readonly Route[] => [
  route(api.listProjectFiles, (call) => listFiles(deps, call, call.input.query)),
  route(api.addProjectFiles, (call) => addFiles(deps, call, call.input.query)),
  route(api.editProjectFile, (call) => editFile(deps, call, call.input.body)),
  route(api.removeProjectFile, (call) => removeFile(deps, call, call.input.query.fileId)),
  route(api.listOwnProjectFiles, (call) => listFiles(deps, call, call.input.query)),
  route(api.addOwnProjectFiles, (call) => addFiles(deps, call, { ...call.input.query, audience: 'client' })),
  route(api.removeOwnProjectFile, (call) => removeFile(deps, call, call.input.query.fileId)),
];
