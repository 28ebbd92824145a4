import type { Viewer } from '../../../platform/viewer.ts';

export const mayEditVideos = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';
