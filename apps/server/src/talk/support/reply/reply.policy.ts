import type { Viewer } from '../../../platform/viewer.ts';

export const mayEditReplies = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';
