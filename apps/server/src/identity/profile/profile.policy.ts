import { type Authorized, authorize } from '../../platform/authorize.ts';
import type { Viewer } from '../../platform/viewer.ts';

export interface ProfileOwner {
  readonly userId: string;
}

/** Profile, card, settings and demo requests belong to one person, also where the viewer acts for an organisation. */
export const mayChangeOwn = (viewer: Viewer, owned: ProfileOwner): boolean => viewer.userId === owned.userId;

/** The viewer as the owner of what it is about to change. */
export const ownPerson = (viewer: Viewer): Authorized<ProfileOwner> =>
  authorize({ userId: viewer.userId }, mayChangeOwn(viewer, { userId: viewer.userId }));
