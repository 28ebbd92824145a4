import { type Viewer, hasPermission } from '../../platform/viewer.ts';

export const mayChange = (viewer: Viewer): boolean => hasPermission(viewer, 'attandance.update');
