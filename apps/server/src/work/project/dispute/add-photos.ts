import type { MilestoneDispute, ProjectAnswer } from '@nukkad/contract/work/project/project.model';
import { mostDisputePhotos } from '@nukkad/contract/work/project/project.model';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall, UploadedFile } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { pictureMediaType } from '../../../platform/storage/media-types.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { findMilestone, lockMilestone } from '../milestone.store.ts';
import { milestoneTransitions } from '../milestone.transitions.ts';
import { lockedProject } from '../move-milestone.ts';
import type { ProjectDependencies } from '../project.interface.ts';
import { projectCapacities } from '../project.policy.ts';
import { type ProjectRow, findProject } from '../project.store.ts';
import { readProject } from '../read-projects.ts';
import { type DisputeRow, findOpenDispute } from './dispute.store.ts';
import {
  type DisputePhotoRow,
  disputePhotoFolder,
  insertDisputePhotos,
  listDisputePhotos,
} from './photo.store.ts';

type Milestone = NonNullable<Awaited<ReturnType<typeof findMilestone>>>;
type PhotoSide = MilestoneDispute['photos'][number]['side'];

/** 404 for strangers, 403 for those of the business who may not change projects, 409 without an open dispute. */
function allowPhotos(
  viewer: Viewer,
  { project, milestone, open }: { project: ProjectRow; milestone: Milestone | null; open: DisputeRow | null },
): { readonly allowed: Authorized<Milestone>; readonly side: PhotoSide; readonly dispute: DisputeRow } {
  const row = milestoneTransitions.seen(viewer, milestone && { ...milestone, buyerId: project.buyerId });
  const [capacity] = projectCapacities(viewer, project);
  const allowed = authorize(row, capacity !== undefined);
  if (!open) return refuse(projectErrors.milestone_moved_on, { present: row.status });
  return { allowed, side: capacity === 'Buyer' ? 'client' : 'partner', dispute: open };
}

/** Looked at before files are read: who may not add any has none stored. */
async function allowedNow({ platform: { db } }: ProjectDependencies, viewer: Viewer, milestoneId: string) {
  const milestone = await findMilestone(db, milestoneId);
  const project = milestone && (await findProject(db, milestone.projectId));
  if (!project) return refuse(projectErrors.milestone_not_found);
  return allowPhotos(viewer, { project, milestone, open: await findOpenDispute(db, milestoneId) });
}

/** All of them, or none: read in a process of their own, and written anew without what the camera wrote into them. */
async function storePhotos(
  { platform: { readers, storage } }: ProjectDependencies,
  { viewer, now, files }: SignedInCall,
  { side, dispute: { disputeId, projectId } }: { readonly side: PhotoSide; readonly dispute: DisputeRow },
): Promise<DisputePhotoRow[]> {
  const refusals = { unreadable: projectErrors.milestone_photo_unreadable };
  const readOne = (file: UploadedFile) =>
    readers.read('picture', file, { by: viewer.userId, options: {}, refusals });
  const read = [];
  for (const file of files) read.push(await readOne(file));
  const rows: DisputePhotoRow[] = [];
  for (const { content, width, height } of read) {
    const photoId = newId();
    const storageKey = `${disputePhotoFolder}${disputeId}/${photoId}`;
    await storage.put(storageKey, content, pictureMediaType);
    const taken = { takenBy: viewer.userId, takenAt: now };
    rows.push({ photoId, disputeId, projectId, side, storageKey, width, height, ...taken });
  }
  return rows;
}

async function keepPhotos(
  deps: ProjectDependencies,
  tx: Tx,
  call: SignedInCall,
  { milestoneId, rows }: { readonly milestoneId: string; readonly rows: readonly DisputePhotoRow[] },
): Promise<ProjectAnswer> {
  const { viewer, now } = call;
  const project = await lockedProject(tx, milestoneId);
  const milestone = await lockMilestone(tx, milestoneId);
  const open = await findOpenDispute(tx, milestoneId);
  const { allowed, side, dispute } = allowPhotos(viewer, { project, milestone, open });
  const there = await listDisputePhotos(tx, [dispute.disputeId]);
  if (there.filter((photo) => photo.side === side).length + rows.length > mostDisputePhotos)
    refuse(projectErrors.milestone_photos_full, { values: { limit: mostDisputePhotos } });
  // Another dispute may have been raised since the files were read.
  if (rows.some(({ disputeId }) => disputeId !== dispute.disputeId))
    refuse(projectErrors.milestone_moved_on, { present: allowed.status });
  await insertDisputePhotos(
    tx,
    rows.map((row) => partOf(allowed, row)),
  );
  const detail = { photos: rows.length };
  const subject = { subjectKind: 'milestone', subjectId: milestoneId, detail };
  await audit(tx, now, { ...actorOnBehalf(viewer), action: 'milestone.add_dispute_photos', ...subject });
  return readProject(deps, tx, call, project.projectId);
}

/** Evidence of one side, while the dispute is open. The files are there before their rows, and go if the rows do not come. */
export async function addDisputePhotos(
  deps: ProjectDependencies,
  call: SignedInCall,
  { milestoneId }: { readonly milestoneId: string },
): Promise<ProjectAnswer> {
  const { platform } = deps;
  const rows = await storePhotos(deps, call, await allowedNow(deps, call.viewer, milestoneId));
  const discardOf = (gone: readonly DisputePhotoRow[]) =>
    discard(
      platform.storage,
      gone.map(({ storageKey }) => storageKey),
    );
  try {
    const answer = await platform.write(call, (tx) => keepPhotos(deps, tx, call, { milestoneId, rows }));
    // Sent again with the same key, the answer is that of the first time: these files belong to no row.
    const kept = new Set(
      answer.milestones.flatMap(({ dispute }) => dispute?.photos.map(({ photoId }) => photoId) ?? []),
    );
    await discardOf(rows.filter(({ photoId }) => !kept.has(photoId)));
    return answer;
  } catch (error) {
    await discardOf(rows);
    throw error;
  }
}
