import type { PartnerInterface } from '../partner/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { OwnProfile, ProfileExtras } from './account.presenter.ts';
import { getAccount, listRoles } from './account.store.ts';

/** What other domains add to the profile; without this function the profile holds the account's data alone. */
export type ReadExtras = (reader: Reader, viewer: Viewer) => Promise<ProfileExtras>;

/** The missing parts of a professional's profile; empty for other people. Read for every session, by another domain. */
export type MissingParts = (reader: Reader, viewer: Viewer) => Promise<ProfileExtras['profileMissing']>;

export const readNoExtras: ReadExtras = async () => ({
  subAdminMode: false,
  profileImage: null,
  profileTask: '',
  profileMissing: [],
  spoc: { fullName: '', profileTask: '' },
  subscription_detail: { is_subscription_expired: false },
  service_location: null,
});

export async function readOwnProfile(
  db: Reader,
  partner: Pick<PartnerInterface, 'getOrganisations'>,
  viewer: Viewer,
  readExtras: ReadExtras,
): Promise<OwnProfile> {
  const { organisationId } = viewer;
  const [account, roles, organisations, extras] = await Promise.all([
    getAccount(db, viewer.userId),
    listRoles(db, viewer.userId),
    organisationId ? partner.getOrganisations(db, [organisationId]) : null,
    readExtras(db, viewer),
  ]);
  return { account, viewer, roles, extras, organisation: organisations?.get(organisationId ?? '') ?? null };
}
