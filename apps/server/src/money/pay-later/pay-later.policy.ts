import type { Viewer } from '../../platform/viewer.ts';

/** Every Admin sets limits; what needs a second one says so itself. */
export const maySetLimit = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';
