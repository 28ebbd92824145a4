import type { Viewer } from '../../../platform/viewer.ts';

export const mayChangeWords = ({ role }: Viewer): boolean => role === 'Admin';
