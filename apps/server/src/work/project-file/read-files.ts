import type { Page } from '@nukkad/contract/kernel/page';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { ProjectFileAnswer } from '@nukkad/contract/work/project-file/project-file.model';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ProjectFileDependencies } from './project-file.interface.ts';
import { sideOf } from './project-file.policy.ts';
import { presentFile } from './project-file.presenter.ts';
import { listFileRows } from './project-file.store.ts';

/** What this side may see of a project. */
export async function listFiles(
  deps: ProjectFileDependencies,
  call: SignedInCall,
  asked: { readonly projectId: string; readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<ProjectFileAnswer>> {
  const { db } = deps.platform;
  const { projectId, cursor, limit } = asked;
  const project = await deps.project.find(db, call.viewer, projectId);
  if (!project) return refuse(projectErrors.project_not_found);
  const audience = sideOf(call.viewer) === 'client' ? ('client' as const) : null;
  const rows = await listFileRows(db, { projectId, audience }, readInstantCursor(cursor), limit + 1);
  return {
    items: rows.slice(0, limit).map((row) => presentFile(deps, call, project, row)),
    nextCursor: nextCursor(rows, limit, (row) => [row.addedAt.toISOString(), row.fileId]),
  };
}
