import type { Viewer } from '../../platform/viewer.ts';
import { hasPermission } from '../../platform/viewer.ts';
import type { Side } from './chat.rules.ts';

/** The sides of a conversation, and who may take part besides: all that a policy looks at. */
export interface Sides {
  readonly sessionType: string;
  readonly aUserId: string | null;
  readonly aOrganisationId: string | null;
  readonly bUserId: string | null;
  readonly bOrganisationId: string | null;
}

/** Who acts for an organisation does not act for themselves at the same time. */
export const actsForOrganisation = ({ role }: Pick<Viewer, 'role'>): boolean =>
  role === 'Service Partner' || role === 'subUser';

/** Those that are of the person in every role: staff take part in the network as themselves. */
export const isOfPersonAlone = (sessionType: string): boolean =>
  sessionType === 'support' || sessionType === 'direct';

const isPerson = (viewer: Viewer, userId: string | null, sessionType: string): boolean =>
  userId !== null &&
  viewer.userId === userId &&
  (isOfPersonAlone(sessionType) || !actsForOrganisation(viewer));

const isOfOrganisation = (
  viewer: Viewer,
  organisationId: string | null,
  right: 'view' | 'create',
  assigned: readonly string[],
): boolean =>
  organisationId !== null &&
  actsForOrganisation(viewer) &&
  viewer.organisationId === organisationId &&
  (hasPermission(viewer, `message_centre.${right}`) ||
    (viewer.staffId !== null && viewer.isProfessional && assigned.includes(viewer.staffId)));

/** On which side this viewer is; null: it is not there for them. `assigned`: professionals of the record. */
export function sideOf(viewer: Viewer, sides: Sides, assigned: readonly string[]): Side | null {
  const { sessionType } = sides;
  if (isPerson(viewer, sides.aUserId, sessionType)) return 'a';
  if (isPerson(viewer, sides.bUserId, sessionType)) return 'b';
  if (isOfOrganisation(viewer, sides.aOrganisationId, 'view', assigned)) return 'a';
  return isOfOrganisation(viewer, sides.bOrganisationId, 'view', assigned) ? 'b' : null;
}

/**
 * May this viewer write for this side of it? Words of a talk with support go by its session, which opens it again and tells
 * the desk.
 */
export function mayWrite(viewer: Viewer, sides: Sides, side: Side, assigned: readonly string[]): boolean {
  const userId = side === 'a' ? sides.aUserId : sides.bUserId;
  const organisationId = side === 'a' ? sides.aOrganisationId : sides.bOrganisationId;
  return (
    sides.sessionType !== 'support' &&
    (isPerson(viewer, userId, sides.sessionType) ||
      isOfOrganisation(viewer, organisationId, 'create', assigned))
  );
}

/** Its sender, while it was written for the same side. */
export const isSender = (
  { userId }: Pick<Viewer, 'userId'>,
  side: Side | null,
  message: { readonly userId: string | null; readonly side: string },
): boolean => message.userId === userId && message.side === side;
