import { type Viewer, hasPermission, isKeptFrom } from '../../platform/viewer.ts';

export interface OfApplicant {
  readonly organisationId: string;
  readonly jobId: string;
}

/** Who of the team sees the applicant, also without a right to change anything; never the candidate. */
export const seesNotesOf = (viewer: Viewer, { organisationId, jobId }: OfApplicant): boolean =>
  viewer.organisationId === organisationId &&
  hasPermission(viewer, 'hireTalent.view') &&
  !isKeptFrom(viewer, jobId);

/** A note is its writer's alone to write, change and delete; it changes nothing of the application. */
export const mayWriteNote = (viewer: Viewer, note: OfApplicant & { readonly writtenBy: string }): boolean =>
  seesNotesOf(viewer, note) && note.writtenBy === viewer.userId;
