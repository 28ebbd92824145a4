import type { Viewer } from '../../platform/viewer.ts';

const isOwnIncident = (
  { userId }: Pick<Viewer, 'userId'>,
  incident: { readonly userId: string | null },
): boolean => incident.userId === userId;

const mayAnswer = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'Admin';

/** In which capacity this viewer can act on it; in none: it is not there for them. */
export const incidentCapacities = (
  viewer: Viewer,
  incident: { readonly userId: string | null },
): readonly ('Person' | 'Admin')[] => [
  ...(isOwnIncident(viewer, incident) ? (['Person'] as const) : []),
  ...(mayAnswer(viewer) ? (['Admin'] as const) : []),
];
