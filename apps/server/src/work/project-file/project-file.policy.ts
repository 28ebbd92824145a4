import type { Viewer } from '../../platform/viewer.ts';

/** As much of a project as the policy looks at. */
export interface Owned {
  readonly organisationId: string;
  readonly buyerId: string | null;
}

/** Which side a viewer of a project stands on; who may look at it was decided by the project. */
export const sideOf = ({ role }: Pick<Viewer, 'role'>): 'partner' | 'client' =>
  role === 'Buyer' ? 'client' : 'partner';

/** What the team keeps to itself is not there for the client. */
export const seesFile = (
  viewer: Pick<Viewer, 'role'>,
  { audience }: { readonly audience: 'team' | 'client' },
): boolean => sideOf(viewer) === 'partner' || audience === 'client';

/** Each side takes away and changes its own. */
export const mayChangeFile = (
  { mayWork }: { readonly mayWork: (viewer: Viewer, project: Owned) => boolean },
  viewer: Viewer,
  project: Owned,
  { byClient }: { readonly byClient: boolean },
): boolean => (sideOf(viewer) === 'client' ? byClient : !byClient && mayWork(viewer, project));

export const mayAddFile = (
  { mayWork }: { readonly mayWork: (viewer: Viewer, project: Owned) => boolean },
  viewer: Viewer,
  project: Owned,
): boolean => (sideOf(viewer) === 'client' ? project.buyerId === viewer.userId : mayWork(viewer, project));
