import { type Authorized, authorize } from '../../platform/authorize.ts';
import type { Viewer } from '../../platform/viewer.ts';

export interface NotificationOwner {
  readonly userId: string;
}

/** Notifications are a person's own, whatever role or organisation the person acts in. */
const isOwn = (viewer: Pick<Viewer, 'userId'>, { userId }: NotificationOwner): boolean =>
  viewer.userId === userId;

export const ownNotifications = ({ userId }: Pick<Viewer, 'userId'>): Authorized<NotificationOwner> =>
  authorize({ userId }, isOwn({ userId }, { userId }));
