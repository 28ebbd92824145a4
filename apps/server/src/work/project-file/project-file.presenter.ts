import type { ProjectFileAnswer } from '@nukkad/contract/work/project-file/project-file.model';
import { signLink } from '../../platform/storage/links.ts';
import { pdfMediaType } from '../../platform/storage/media-types.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProjectRef } from '../project/index.ts';
import type { ProjectFileDependencies } from './project-file.interface.ts';
import { mayChangeFile } from './project-file.policy.ts';
import type { ProjectFileRow } from './project-file.store.ts';

/** A link for this viewer alone. */
export const linkOf = (
  { platform }: Pick<ProjectFileDependencies, 'platform'>,
  viewer: Pick<Viewer, 'userId'>,
  row: Pick<ProjectFileRow, 'storageKey'>,
  now: Date,
): string => signLink(platform.config.secret, row.storageKey, viewer.userId, now);

export function presentFile(
  deps: ProjectFileDependencies,
  { viewer, now }: { readonly viewer: Viewer; readonly now: Date },
  project: ProjectRef,
  row: ProjectFileRow,
): ProjectFileAnswer {
  const mayChange = mayChangeFile(deps.project, viewer, project, row);
  return {
    fileId: row.fileId,
    kind: row.mediaType === pdfMediaType ? 'document' : 'photo',
    fileName: row.fileName,
    caption: row.caption,
    audience: row.audience,
    by: row.byClient ? 'client' : 'partner',
    url: linkOf(deps, viewer, row, now),
    addedAt: row.addedAt.toISOString(),
    can: { edit: mayChange && !row.byClient, remove: mayChange },
  };
}
