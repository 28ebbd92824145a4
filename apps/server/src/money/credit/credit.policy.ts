import type { Viewer } from '../../platform/viewer.ts';

/** Every Admin gives credit; what needs a second one says so itself. */
export const mayGiveCredit = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';
