import type { PartnerInterface } from '../partner/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { OwnProfile, ProfileExtras } from './account.presenter.ts';
import { getAccount, listRoles } from './account.store.ts';
import { findTermsFrom } from './terms.store.ts';

/** What the profile domain knows of a person; it answers the account's extension point `account.profile`. */
export interface ProfileAnswers {
  readonly extras: ReadExtras;
  readonly missingParts: MissingParts;
}

export type ReadExtras = (reader: Reader, viewer: Viewer) => Promise<ProfileExtras>;

/** The missing parts of a professional's profile; empty for other people. Read for every session. */
export type MissingParts = (reader: Reader, viewer: Viewer) => Promise<ProfileExtras['profileMissing']>;

/** Where no domain of profiles is composed: what can be said of any person. */
const noExtras: ProfileExtras = {
  subAdminMode: false,
  profileImage: null,
  profileTask: '',
  profileMissing: [],
  spoc: { fullName: '', profileTask: '' },
  subscription_detail: { is_subscription_expired: false },
  service_location: null,
};

export async function readOwnProfile(
  db: Reader,
  partner: Pick<PartnerInterface, 'getOrganisations'>,
  viewer: Viewer,
  profile: ExtensionPoint<ProfileAnswers>,
): Promise<OwnProfile> {
  const { organisationId } = viewer;
  const [account, roles, organisations, extras, termsFrom] = await Promise.all([
    getAccount(db, viewer.userId),
    listRoles(db, viewer.userId),
    organisationId ? partner.getOrganisations(db, [organisationId]) : null,
    profile.answers[0]?.extras(db, viewer) ?? noExtras,
    findTermsFrom(db, viewer.userId),
  ]);
  return {
    account,
    viewer,
    roles,
    extras,
    termsFrom,
    organisation: organisations?.get(organisationId ?? '') ?? null,
  };
}
