import type { SessionVerb } from '@nukkad/contract/talk/support/session.noun';
import type { Viewer } from '../../../platform/viewer.ts';

type Asker = Pick<Viewer, 'userId' | 'role'>;

interface Whose {
  readonly userId: string;
  readonly agentId: string | null;
}

export const isStaff = ({ role }: Asker): boolean => role === 'Admin';
export const isOwnSession = ({ userId }: Asker, session: Whose): boolean => session.userId === userId;
export const isOwnAgent = (viewer: Asker, session: Whose): boolean =>
  isStaff(viewer) && session.agentId === viewer.userId;

/** An Admin sees all of them, takes those that wait, and moves those of their own. */
export const sessionCapacities = (
  viewer: Asker,
  session: Whose,
  verb?: SessionVerb,
): readonly ('Person' | 'Agent')[] => [
  ...(isOwnSession(viewer, session) ? (['Person'] as const) : []),
  ...(isOwnAgent(viewer, session) || (isStaff(viewer) && (verb === undefined || verb === 'route'))
    ? (['Agent'] as const)
    : []),
];
