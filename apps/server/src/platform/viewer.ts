import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Permission, Role } from '@nukkad/contract/kernel/roles';
import { refuse } from './refusal.ts';

/** Who is asking: read from the session and the database, never from what the client says. */
export interface Viewer {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role | null;
  /** The organisation acted for: a partner's own, or the one a subUser works for. */
  readonly organisationId: string | null;
  /** The staff row of a subUser; null for others. */
  readonly staffId: string | null;
  readonly isProfessional: boolean;
  /** A subUser has the granted permissions, a Service Partner all of them; those that operators closed are left out. */
  readonly permissions: ReadonlySet<Permission>;
  /** Records that are kept from this member of staff, as the domain that keeps them answered; absent: it was not asked. */
  readonly kept?: ReadonlySet<string>;
}

/** Someone of an organisation, or where no call asks the organisation as a whole. */
export type AskedBy =
  | Pick<Viewer, 'organisationId' | 'role' | 'userId'>
  | { readonly organisationId: string; readonly role: null };

/** Staff have no feature by role alone: permissions that could not be read are absent, and deny. */
export function hasPermission(viewer: Viewer, permission: Permission): boolean {
  if (viewer.role !== 'Service Partner' && viewer.role !== 'subUser') return false;
  return viewer.permissions.has(permission);
}

/** The organisation that the viewer acts for; queries of what an organisation owns carry it. */
export const organisationOf = ({ organisationId }: Pick<Viewer, 'organisationId'>): string =>
  organisationId ?? refuse(kernelErrors.forbidden);

/** A call that has not asked what is kept from a member of staff ends here instead of showing it. */
function keptIn({ role, kept }: Pick<Viewer, 'role' | 'kept'>): ReadonlySet<string> {
  if (role !== 'subUser') return nothing;
  if (!kept) throw new Error('What is kept from a member of staff was not asked.');
  return kept;
}
const nothing: ReadonlySet<string> = new Set();

/** Whether a record is for other members of staff than this one; never for owners. */
export const isKeptFrom = (viewer: Pick<Viewer, 'role' | 'kept'>, recordId: string): boolean =>
  keptIn(viewer).has(recordId);

/** All that are, for a list. */
export const keptOf = (viewer: Pick<Viewer, 'role' | 'kept'>): readonly string[] => [...keptIn(viewer)];
