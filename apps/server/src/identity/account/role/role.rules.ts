import type { Role } from '@nukkad/contract/kernel/roles';
import type { ChosenRole, HeldRole } from '../sign-in.rules.ts';

const isOpenHere = (held: HeldRole): held is ChosenRole => held.role !== 'Admin';

/** The held role that is meant; null: it is not held. A client's organisation only chooses among those held. */
export function roleMeant(
  held: readonly HeldRole[],
  request: { readonly role: Role; readonly organisationId?: string | null | undefined },
): ChosenRole | null {
  const { role, organisationId } = request;
  return (
    held
      .filter(isOpenHere)
      .find(
        (one) => one.role === role && (organisationId === undefined || one.organisationId === organisationId),
      ) ?? null
  );
}

interface Facts {
  readonly userId: string;
  /** Who owns the organisation acted for; null: there is none. */
  readonly ownerUserId: string | null;
  /** The staff member acted as; null: none. */
  readonly staff: { readonly userId: string; readonly organisationId: string } | null;
}

/** Held, and still true of the organisation: a Service Partner owns it, a subUser is a member of its staff. */
export function isStillTrue({ role, organisationId }: ChosenRole, facts: Facts): boolean {
  if (role === 'Service Partner') return facts.ownerUserId === facts.userId;
  if (role !== 'subUser') return true;
  return facts.staff?.userId === facts.userId && facts.staff.organisationId === organisationId;
}
