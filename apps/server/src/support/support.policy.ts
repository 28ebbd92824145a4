import type { Viewer } from '../platform/viewer.ts';

export const isOwnIncident = (
  { userId }: Pick<Viewer, 'userId'>,
  incident: { readonly userId: string | null },
): boolean => incident.userId === userId;

export const mayAnswer = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';
