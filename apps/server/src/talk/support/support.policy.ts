import { canMove } from '@nukkad/contract/kernel/lifecycle';
import {
  incidentLifecycle,
  type IncidentStatus,
  type IncidentVerb,
} from '@nukkad/contract/talk/support/incident.noun';
import type { Viewer } from '../../platform/viewer.ts';

/** A person who is not signed in: may tell support something, and act on nothing that is told. */
export interface Stranger {
  readonly userId: null;
  readonly role: null;
}
type Asker = Pick<Viewer, 'userId' | 'role'> | Stranger;

const isOwnIncident = ({ userId }: Asker, incident: { readonly userId: string | null }): boolean =>
  userId !== null && incident.userId === userId;

const mayAnswer = ({ role }: Asker): boolean => role === 'Admin';

/** In which capacity this viewer can act on it; in none: it is not there for them. */
export const incidentCapacities = (
  viewer: Asker,
  incident: { readonly userId: string | null },
  verb?: IncidentVerb,
): readonly ('Person' | 'Admin')[] => [
  ...(isOwnIncident(viewer, incident) || (verb === 'make' && viewer.userId === incident.userId)
    ? (['Person'] as const)
    : []),
  ...(mayAnswer(viewer) ? (['Admin'] as const) : []),
];

/** Its own person, while support works on it. */
export const mayAttach = (
  viewer: Asker,
  incident: { readonly userId: string | null; readonly status: IncidentStatus },
): boolean => isOwnIncident(viewer, incident) && canMove(incidentLifecycle, 'reply', incident.status);

/** Who arranges the work on requests, and reads and writes notes about them: staff alone. */
export const mayHandle = mayAnswer;
