import type { Viewer } from '../../platform/viewer.ts';

/** A record is its person's alone to share. */
export const mayShare = ({ role, userId }: Viewer, record: { readonly userId: string }): boolean =>
  role === 'Jobseeker' && record.userId === userId;
