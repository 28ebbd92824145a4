import { type Viewer, hasPermission } from '../../platform/viewer.ts';

export const mayAdd = (viewer: Viewer): boolean => hasPermission(viewer, 'manage_users.create');
export const mayEdit = (viewer: Viewer): boolean => hasPermission(viewer, 'manage_users.update');
export const mayRemove = (viewer: Viewer): boolean => hasPermission(viewer, 'manage_users.delete');
