import type { AvailableRole } from '@nukkad/contract/identity/account/session.model';
import type { PartnerInterface } from '../../partner/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { listRoles } from '../account.store.ts';

/** Admins have an app of their own, so that role is not named here. */
export async function listOwnRoles(
  reader: Reader,
  partner: Pick<PartnerInterface, 'getOrganisations'>,
  viewer: Viewer,
): Promise<{ roles: AvailableRole[] }> {
  const held = (await listRoles(reader, viewer.userId)).filter(({ role }) => role !== 'Admin');
  const ids = held.flatMap(({ organisationId }) => organisationId ?? []);
  const organisations = await partner.getOrganisations(reader, ids);
  return {
    roles: held.map(({ role, organisationId }) => ({
      role,
      smeId: organisationId,
      companyName: organisationId ? (organisations.get(organisationId)?.companyName ?? null) : null,
      isCurrent: role === viewer.role && organisationId === viewer.organisationId,
    })),
  };
}
