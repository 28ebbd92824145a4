import type { Viewer } from '../../platform/viewer.ts';

interface Asked {
  readonly userId: string;
  readonly organisationId: string | null;
  readonly role: string;
}

/** Who asked for it alone, in the role and for the organisation of then: not a colleague, not the same person elsewhere. */
export const isOwn = (viewer: Viewer, asked: Asked): boolean =>
  viewer.userId === asked.userId &&
  viewer.organisationId === asked.organisationId &&
  viewer.role === asked.role;
