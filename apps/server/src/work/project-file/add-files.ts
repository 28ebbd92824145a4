import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { projectFileErrors } from '@nukkad/contract/work/project-file/project-file.noun';
import {
  type FileAudience,
  type ProjectFileAnswer,
  mostProjectFiles,
} from '@nukkad/contract/work/project-file/project-file.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize, partOf } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { readSentFile } from '../../platform/storage/read-sent-file.ts';
import { discard } from '../../platform/storage/storage.ts';
import type { ProjectRef } from '../project/index.ts';
import type { ProjectFileDependencies } from './project-file.interface.ts';
import { mayAddFile, sideOf } from './project-file.policy.ts';
import { presentFile } from './project-file.presenter.ts';
import { type ProjectFileRow, countFiles, insertFiles } from './project-file.store.ts';

interface Asked {
  readonly projectId: string;
  readonly audience: FileAudience;
}

/** All of them are read and written anew before one is stored. */
async function storeFiles(
  { platform: { readers, storage } }: ProjectFileDependencies,
  { viewer, now, files }: SignedInCall,
  { projectId, organisationId }: ProjectRef,
  audience: FileAudience,
): Promise<ProjectFileRow[]> {
  const refusals = { unreadable: projectFileErrors.project_file_unreadable };
  const read = [];
  for (const file of files) read.push(await readSentFile(readers, file, { by: viewer.userId, refusals }));
  const rows: ProjectFileRow[] = [];
  for (const { fileName, mediaType, content } of read) {
    const fileId = newId();
    const storageKey = `projects/${projectId}/${fileId}`;
    await storage.put(storageKey, content, mediaType);
    const byClient = sideOf(viewer) === 'client';
    const added = { caption: '', addedBy: viewer.userId, addedAt: now, removedAt: null };
    rows.push({
      fileId,
      projectId,
      organisationId,
      audience,
      byClient,
      storageKey,
      fileName,
      mediaType,
      ...added,
    });
  }
  return rows;
}

/** All of them, or none. Both sides may add; what the client adds both sides see. */
export async function addFiles(
  deps: ProjectFileDependencies,
  call: SignedInCall,
  { projectId, audience }: Asked,
): Promise<{ items: ProjectFileAnswer[] }> {
  const { platform } = deps;
  const { viewer, now } = call;
  const found = await deps.project.find(platform.db, viewer, projectId);
  if (!found) return refuse(projectErrors.project_not_found);
  authorize(found, mayAddFile(deps.project, viewer, found));
  const rows = await storeFiles(deps, call, found, audience);
  const discardAll = (of: readonly ProjectFileRow[]) =>
    discard(
      platform.storage,
      of.map(({ storageKey }) => storageKey),
    );
  try {
    const answer = await platform.write(call, async (tx) => {
      const project = await deps.project.lock(tx, viewer, projectId);
      if (!project) return refuse(projectErrors.project_not_found);
      const allowed = authorize(project, mayAddFile(deps.project, viewer, project));
      if ((await countFiles(tx, projectId)) + rows.length > mostProjectFiles)
        refuse(projectFileErrors.project_file_limit);
      await insertFiles(
        tx,
        rows.map((row) => partOf(allowed, row)),
      );
      const detail = { fileIds: rows.map(({ fileId }) => fileId) };
      const subject = { subjectKind: 'project', subjectId: projectId, detail };
      await audit(tx, now, { ...actorOnBehalf(viewer), action: 'project_file.add', ...subject });
      return { items: rows.map((row) => presentFile(deps, call, project, row)) };
    });
    const kept = new Set<string>(answer.items.map(({ fileId }) => fileId));
    // Sent again with the same key, the answer is that of the first time: these files belong to no row.
    await discardAll(rows.filter(({ fileId }) => !kept.has(fileId)));
    return answer;
  } catch (error) {
    await discardAll(rows);
    throw error;
  }
}
