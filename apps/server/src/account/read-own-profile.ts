import type { PartnerDoor } from '../partner/index.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Viewer } from '../platform/viewer.ts';
import type { OwnProfile } from './account.presenter.ts';
import { getAccount, listRoles } from './account.store.ts';

export async function readOwnProfile(
  db: Reader,
  partner: Pick<PartnerDoor, 'getOrganisations'>,
  viewer: Viewer,
): Promise<OwnProfile> {
  const { organisationId } = viewer;
  const [account, roles, organisations] = await Promise.all([
    getAccount(db, viewer.userId),
    listRoles(db, viewer.userId),
    organisationId ? partner.getOrganisations(db, [organisationId]) : null,
  ]);
  return { account, viewer, roles, organisation: organisations?.get(organisationId ?? '') ?? null };
}
