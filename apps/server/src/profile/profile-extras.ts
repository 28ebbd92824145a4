import { sql } from 'kysely';
import type { ProfileExtras, ReadExtras } from '../account/index.ts';
import type { AddressFacts, GeographyDoor } from '../geography/index.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { signLink } from '../platform/storage/links.ts';
import type { Viewer } from '../platform/viewer.ts';
import { findProfile } from './profile.store.ts';
import { strengthKind, strengthOf } from './strength.rules.ts';
import { findStrengthFacts } from './strength.store.ts';

interface Standing {
  readonly ownName: string;
  readonly ownerName: string | null;
  readonly suspensionReason: string | null;
  readonly subAdminMode: boolean | null;
}

/** The organisation that is acted for: who owns it, why it stands still, and whether its owner trusts this person. */
async function findStanding(
  reader: Reader,
  { userId, organisationId, staffId }: Viewer,
): Promise<Standing | null> {
  const { rows } = await sql<Standing>`select u.full_name as "ownName", owner.full_name as "ownerName",
      o.suspension_reason as "suspensionReason", s.sub_admin_mode as "subAdminMode"
    from user_account u left join organisation o on o.organisation_id = ${organisationId}
      left join user_account owner on owner.user_id = o.owner_user_id
      left join staff_member s on s.staff_id = ${staffId} and s.status = 'Active'
    where u.user_id = ${userId}`.execute(reader);
  return rows[0] ?? null;
}

function locationOf(address: AddressFacts, subDistrict: string): ProfileExtras['service_location'] {
  const { longitude, latitude, state, district, pincode, locality } = address;
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
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  geography: GeographyDoor,
): ReadExtras {
  return async (reader, viewer) => {
    const { userId, organisationId } = viewer;
    const [profile, facts, standing, address] = await Promise.all([
      findProfile(reader, userId),
      findStrengthFacts(reader, userId, organisationId),
      findStanding(reader, viewer),
      geography.getDefaultAddress(reader, userId),
    ]);
    const place = address && (await geography.locate(reader, address.pincode));
    const profileTask = strengthOf(strengthKind(viewer.role), facts).next?.key ?? '';
    const { pictureKey } = profile;
    return {
      subAdminMode:
        (standing?.subAdminMode ?? false) &&
        viewer.role === 'subUser' &&
        viewer.permissions.has('admin_access.view'),
      profileImage: pictureKey ? signLink(config.secret, pictureKey, userId, clock.now()) : null,
      profileTask,
      spoc: { fullName: standing?.ownerName ?? standing?.ownName ?? '', profileTask },
      subscription_detail: {
        is_subscription_expired: standing?.suspensionReason === 'Subscription expired',
      },
      service_location: address && locationOf(address, place?.subDistrict ?? ''),
    };
  };
}
