import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { DriveRecords, ListedRecord, RecordAsker } from '../../files/drive/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { isUuid } from '../../platform/id.ts';
import { pdfMediaType } from '../../platform/storage/media-types.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import type { ProjectRef } from '../project/index.ts';
import type { ProjectFileDependencies } from './project-file.interface.ts';
import { seesFile, sideOf } from './project-file.policy.ts';
import { linkOf } from './project-file.presenter.ts';
import { type FileRecord, type FileSide, listFileRecords } from './project-file-records.store.ts';
import { findFile } from './project-file.store.ts';

const isFor = (viewer: Viewer): boolean =>
  viewer.role === 'Buyer' || (viewer.organisationId !== null && hasPermission(viewer, 'customers.view'));

const filesOf = async (
  { project }: ProjectFileDependencies,
  reader: Reader,
  { role, userId, organisationId }: Viewer,
): Promise<FileSide> =>
  role === 'Buyer'
    ? { projectIds: await project.idsOfClient(reader, userId) }
    : { organisationId: organisationId ?? '' };

const present =
  (deps: ProjectFileDependencies, { viewer, now }: RecordAsker, projects: ReadonlyMap<string, ProjectRef>) =>
  (row: FileRecord): ListedRecord => {
    const { fileId, projectId, fileName, mediaType, caption, addedAt } = row;
    const at = addedAt.toISOString();
    return {
      recordId: fileId,
      name: caption === '' ? fileName : caption,
      mediaType,
      bytes: null,
      at,
      from: projects.get(projectId)?.title ?? null,
      screen:
        sideOf(viewer) === 'client'
          ? screenAddress.customerProject(projectId)
          : screenAddress.partnerProject(projectId),
      pictureUrl: mediaType === pdfMediaType ? null : linkOf(deps, viewer, row, now),
      share: null,
      key: [at, fileId],
    };
  };

/** Of the projects of the business; as a client what is for the client too. */
export const projectFileRecords = (deps: ProjectFileDependencies): DriveRecords => ({
  folder: 'project_files',
  isFor,
  list: async (reader, asker, { q, cursor, most }) => {
    const side = await filesOf(deps, reader, asker.viewer);
    const rows = await listFileRecords(reader, { side, q }, readInstantCursor(cursor), most);
    const ids = new Set(rows.map(({ projectId }) => projectId));
    return rows.map(present(deps, asker, await deps.project.getProjects(reader, [...ids])));
  },
  file: async (reader, { viewer }, fileId) => {
    const row = isUuid(fileId) ? await findFile(reader, fileId) : null;
    const project = row && (await deps.project.find(reader, viewer, row.projectId));
    if (!project || !seesFile(viewer, row)) return null;
    return { fileName: row.fileName, storageKey: row.storageKey };
  },
});
