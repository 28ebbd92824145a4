import type { ProfileAnswers, ProfileExtras } from '../account/index.ts';
import type { AddressFacts } from '../../places/geography/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { signLink } from '../../platform/storage/links.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { missingParts } from './missing-parts.ts';
import type { ProfileDependencies } from './profile.interface.ts';
import { type StrengthDependencies, readStrength } from './read-strength.ts';
import { findOwnFacts } from './strength.store.ts';

interface ProfileStatus {
  /** Whom to speak to: the owner of the organisation that is acted for, else the person. */
  readonly spoc: string;
  readonly isExpired: boolean;
  /** Its owner trusts this person with the whole of the shop. */
  readonly isTrusted: boolean;
}

/**
 * The organisation that the viewer acts for: its owner, the reason of its status, and whether the owner has verified
 * this person.
 */
async function standingOf(
  { account, partner }: StrengthDependencies,
  reader: Reader,
  { userId, organisationId, staffId }: Viewer,
): Promise<ProfileStatus> {
  const [organisations, staff] = await Promise.all([
    organisationId ? partner.getOrganisations(reader, [organisationId]) : null,
    staffId ? partner.getStaff(reader, [staffId]) : null,
  ]);
  const organisation = organisations?.get(organisationId ?? '');
  const ownerUserId = organisation?.ownerUserId ?? userId;
  const people = await account.getPeople(reader, [ownerUserId]);
  const member = staff?.get(staffId ?? '');
  return {
    spoc: people.get(ownerUserId)?.fullName ?? '',
    isExpired: organisation?.suspensionReason === 'Subscription expired',
    isTrusted: (member?.isActive && member.subAdminMode) ?? false,
  };
}

function locationOf(address: AddressFacts): ProfileExtras['service_location'] {
  const { longitude, latitude, state, district, subDistrict, pincode, locality } = address;
  return {
    geoLocation: { type: 'Point', coordinates: [longitude, latitude] },
    address: {
      state,
      district,
      subDistrict,
      pincode,
      location: locality,
      formatedAddress: address.formatedAddress,
      stateCode: address.stateCode,
      districtCode: address.districtCode,
      cityCode: address.cityCode,
    },
  };
}

/** What section 3's User holds besides the account: picture, next task, whom to speak to, subscription, place. */
export function profileExtras(
  deps: Pick<ProfileDependencies, 'platform' | 'account' | 'geography' | 'partner' | 'serviceCounts'>,
): ProfileAnswers['extras'] {
  const { config, clock } = deps.platform;
  return async (reader, viewer) => {
    const { userId } = viewer;
    const [profile, strength, standing, address, profileMissing] = await Promise.all([
      findOwnFacts(reader, userId, viewer.organisationId),
      readStrength(deps, reader, viewer),
      standingOf(deps, reader, viewer),
      deps.geography.getDefaultAddress(reader, userId),
      missingParts(deps, reader, viewer),
    ]);
    const profileTask = strength.next?.key ?? '';
    const { pictureKey } = profile;
    return {
      subAdminMode:
        standing.isTrusted && viewer.role === 'subUser' && viewer.permissions.has('admin_access.view'),
      profileImage: pictureKey ? signLink(config.secret, pictureKey, userId, clock.now()) : null,
      profileTask,
      profileMissing,
      spoc: { fullName: standing.spoc, profileTask },
      subscription_detail: { is_subscription_expired: standing.isExpired },
      service_location: address && locationOf(address),
    };
  };
}
