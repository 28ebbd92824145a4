import type { Role } from '@nukkad/contract/kernel/roles';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { OrganisationStatus } from '../partner/index.ts';
import type { Account } from './account.store.ts';

/** A person in a role, as it stands now. */
export interface MakerFacts {
  readonly accountStatus: Account['status'];
  /** Do they still have the role? */
  readonly holdsRole: boolean;
  readonly staffId: string | null;
  /** Null: they act for no organisation, or no longer hold the role. */
  readonly organisation: OrganisationStatus['organisation'] | null;
  readonly suspensionReason: OrganisationStatus['suspensionReason'];
  readonly staffStatus: OrganisationStatus['staff'];
  readonly isProfessional: boolean;
  readonly grants: readonly string[];
  readonly closedKeys: readonly string[];
}

/** As a session has it (`findSessionFacts`), without one. */
export async function findMaker(
  reader: Reader,
  asked: { readonly userId: string; readonly role: Role | null; readonly organisationId: string | null },
): Promise<MakerFacts | null> {
  const { userId, role, organisationId } = asked;
  const { rows } =
    await sql<MakerFacts>`select u.status as "accountStatus", held.is as "holdsRole", m.staff_id as "staffId",
      o.status as organisation, o.suspension_reason as "suspensionReason", m.status as "staffStatus",
      coalesce(m.is_professional, false) as "isProfessional",
      coalesce((select array_agg(permission) from staff_permission p where p.staff_id = m.staff_id), '{}') as grants,
      coalesce((select array_agg(permission_key) from organisation_feature_off f
        where f.organisation_id = o.organisation_id), '{}') as "closedKeys"
    from user_account u
      cross join lateral (select exists (select from user_role r where r.user_id = u.user_id and r.role = ${role}::text
        and r.organisation_id is not distinct from ${organisationId}::uuid) as is) held
      left join organisation o on o.organisation_id = ${organisationId}::uuid and held.is
      left join staff_member m on m.user_id = u.user_id and m.organisation_id = o.organisation_id and ${role}::text = 'subUser'
    where u.user_id = ${userId}`.execute(reader);
  return rows[0] ?? null;
}
