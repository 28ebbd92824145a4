import { projectFileErrors } from '@nukkad/contract/work/project-file/project-file.noun';
import type { FileAudience, ProjectFileAnswer } from '@nukkad/contract/work/project-file/project-file.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ProjectRef } from '../project/index.ts';
import type { ProjectFileDependencies } from './project-file.interface.ts';
import { mayChangeFile, seesFile } from './project-file.policy.ts';
import { presentFile } from './project-file.presenter.ts';
import { type ProjectFileRow, findFile, saveFile } from './project-file.store.ts';

/** A file of a project, which is locked; 404 for who may not see it, 403 for who may not change it. */
async function lockOwn(
  deps: ProjectFileDependencies,
  tx: Tx,
  { viewer }: SignedInCall,
  fileId: string,
): Promise<{ project: ProjectRef; row: Authorized<ProjectFileRow> }> {
  const found = await findFile(tx, fileId);
  const project = found && (await deps.project.lock(tx, viewer, found.projectId));
  const row = project && (await findFile(tx, fileId));
  if (!row || !seesFile(viewer, row)) return refuse(projectFileErrors.project_file_not_found);
  return { project, row: authorize(row, mayChangeFile(deps.project, viewer, project, row)) };
}

export const editFile = (
  deps: ProjectFileDependencies,
  call: SignedInCall,
  asked: { readonly fileId: string; readonly caption?: string | undefined; readonly audience: FileAudience },
): Promise<ProjectFileAnswer> =>
  deps.platform.write(call, async (tx) => {
    const { project, row } = await lockOwn(deps, tx, call, asked.fileId);
    const after = { ...row, caption: asked.caption ?? '', audience: asked.audience };
    await saveFile(tx, partOf(row, after));
    const detail = { fileId: row.fileId, audience: asked.audience };
    const subject = { subjectKind: 'project', subjectId: row.projectId, detail };
    await audit(tx, call.now, { ...actorOnBehalf(call.viewer), action: 'project_file.edit', ...subject });
    return presentFile(deps, call, project, after);
  });

/** It is no longer shown; a cost keeps it as its bill, and the law keeps bills. */
export const removeFile = (
  deps: ProjectFileDependencies,
  call: SignedInCall,
  fileId: string,
): Promise<{ removed: true }> =>
  deps.platform.write(call, async (tx) => {
    const { row } = await lockOwn(deps, tx, call, fileId);
    await saveFile(tx, partOf(row, { ...row, removedAt: call.now }));
    const subject = { subjectKind: 'project', subjectId: row.projectId, detail: { fileId } };
    await audit(tx, call.now, { ...actorOnBehalf(call.viewer), action: 'project_file.remove', ...subject });
    return { removed: true as const };
  });
