import type { Viewer } from '../../../platform/viewer.ts';

export const mayEditCatalogue = ({ role }: Viewer): boolean => role === 'Admin';
