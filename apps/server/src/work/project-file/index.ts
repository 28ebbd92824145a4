import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { ProjectFileDependencies, ProjectFileInterface } from './project-file.interface.ts';
import { projectFilePersonal, listFilesById, listKnownFiles } from './project-file.store.ts';
import { linkOf } from './project-file.presenter.ts';
import { projectFileRecords } from './project-file-records.ts';
import { projectFileRoutes } from './project-file.routes.ts';

export type { ProjectFileInterface } from './project-file.interface.ts';

/** Documents and photos of projects: for the team alone, or for the client as well. */
export function createProjectFileDomain(deps: ProjectFileDependencies): Domain & ProjectFileInterface {
  return {
    name: 'project-file',
    routes: projectFileRoutes(deps),
    personal: projectFilePersonal,
    extensions: [deps.drive.records.answeredBy(projectFileRecords(deps))],
    keptFiles: [{ prefixes: ['projects/'], listKnown: listKnownFiles }],
    getFiles: async (reader, viewer, fileIds, now) => {
      const rows = await listFilesById(reader, [...new Set(fileIds)]);
      return new Map(
        rows.map((row) => [
          row.fileId,
          {
            fileId: row.fileId,
            projectId: row.projectId,
            fileName: row.fileName,
            isShown: row.removedAt === null,
            url: linkOf(deps, viewer, row, now),
          },
        ]),
      );
    },
  };
}

export const projectFile = domain({
  needs: ['drive', 'project'],
  create: createProjectFileDomain,
});
