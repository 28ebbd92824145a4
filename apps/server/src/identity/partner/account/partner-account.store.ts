/** All SQL that reads and writes a partner's account as a whole. */
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

import type { PartnerAccount, PartnerFacts } from './partner-account.ts';

const columns = sql`organisation_id as "organisationId", owner_user_id as "ownerUserId", status,
  previous_status as "previousStatus", suspension_reason as "suspensionReason", standing_reason as "standingReason",
  company_name as "companyName", constitution, about, owner_name as "ownerName",
  encode(pan_sealed, 'base64') as "panSealed", pan_last4 as "panLast4", encode(pan_fingerprint, 'base64') as "panFingerprint",
  pan_name as "panName", pan_checked_at as "panCheckedAt", gst_number as "gstNumber", gst_declared as "gstDeclared",
  gst_name as "gstName", gst_checked_at as "gstCheckedAt", line1, locality, landmark, pincode, city_code as "cityCode",
  latitude, longitude, radius_metres as "radiusMetres",
  owner_works as "ownerWorks", follows_owner as "followsOwner", subscription_until as "subscriptionUntil"`;

export async function findPartner(reader: Reader, organisationId: string): Promise<PartnerAccount | null> {
  const { rows } = await sql<PartnerAccount>`select ${columns} from organisation
    where organisation_id = ${organisationId}`.execute(reader);
  return rows[0] ?? null;
}

/** The id of the organisation that this person owns; null: none. */
export async function findOwnedPartner(reader: Reader, userId: string): Promise<string | null> {
  const { rows } = await sql<{
    organisationId: string;
  }>`select organisation_id as "organisationId" from organisation
    where owner_user_id = ${userId}`.execute(reader);
  return rows[0]?.organisationId ?? null;
}

export async function lockPartner(tx: Tx, organisationId: string): Promise<PartnerAccount | null> {
  const { rows } = await sql<PartnerAccount>`select ${columns} from organisation
    where organisation_id = ${organisationId} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function savePartnerFacts(
  tx: Tx,
  { organisationId }: Authorized<PartnerAccount>,
  facts: PartnerFacts,
  now: Date,
): Promise<void> {
  const f = facts;
  await sql`update organisation set company_name = ${f.companyName}, constitution = ${f.constitution}, about = ${f.about},
      owner_name = ${f.ownerName}, pan_sealed = decode(${f.panSealed}, 'base64'), pan_last4 = ${f.panLast4},
      pan_fingerprint = decode(${f.panFingerprint}, 'base64'), pan_name = ${f.panName}, pan_checked_at = ${f.panCheckedAt},
      gst_number = ${f.gstNumber}, gst_declared = ${f.gstDeclared}, gst_name = ${f.gstName}, gst_checked_at = ${f.gstCheckedAt},
      line1 = ${f.line1}, locality = ${f.locality}, landmark = ${f.landmark}, pincode = ${f.pincode}, city_code = ${f.cityCode},
      latitude = ${f.latitude}, longitude = ${f.longitude}, radius_metres = ${f.radiusMetres}, updated_at = ${now}
    where organisation_id = ${organisationId}`.execute(tx);
}

export async function savePartnerStatus(
  tx: Tx,
  partner: Authorized<PartnerAccount>,
  now: Date,
): Promise<void> {
  await sql`update organisation set status = ${partner.status}, previous_status = ${partner.previousStatus},
      suspension_reason = ${partner.suspensionReason}, standing_reason = ${partner.standingReason},
      follows_owner = ${partner.followsOwner}, status_changed_at = ${now}, updated_at = ${now}
    where organisation_id = ${partner.organisationId}`.execute(tx);
}

/** Active ones that have not paid any more, and those suspended for it that have. */
export async function listSubscriptionsToMove(reader: Reader, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    organisationId: string;
  }>`select organisation_id as "organisationId" from organisation
    where (status = 'Active' and subscription_until <= ${now})
      or (status = 'Suspended' and suspension_reason = 'Subscription expired'
        and (subscription_until is null or subscription_until > ${now}))
    order by organisation_id limit ${limit}`.execute(reader);
  return rows.map(({ organisationId }) => organisationId);
}

export async function saveSubscription(
  tx: Tx,
  { organisationId }: Authorized<PartnerAccount>,
  until: Date | null,
  now: Date,
): Promise<void> {
  await sql`update organisation set subscription_until = ${until}, updated_at = ${now}
    where organisation_id = ${organisationId}`.execute(tx);
}

export async function saveOwnerWorks(
  tx: Tx,
  { organisationId }: Authorized<PartnerAccount>,
  ownerWorks: boolean,
  now: Date,
): Promise<void> {
  await sql`update organisation set owner_works = ${ownerWorks}, updated_at = ${now}
    where organisation_id = ${organisationId}`.execute(tx);
}

/** The organisation as the subject of an audit entry. */
export const aboutPartner = (organisationId: string) => ({
  subjectKind: 'organisation' as const,
  subjectId: organisationId,
});

/** Does another account have this GST number? Registers of the demo city count as well. */
export async function gstTaken(reader: Reader, gstNumber: string, except: string | null): Promise<boolean> {
  const { rows } = await sql`select 1 from organisation where gst_number = ${gstNumber}
    and organisation_id is distinct from ${except}::uuid limit 1`.execute(reader);
  return rows.length > 0;
}

/** By the keyed hash; the PAN itself cannot be searched. */
export async function panTaken(
  reader: Reader,
  panFingerprint: string,
  except: string | null,
): Promise<boolean> {
  const { rows } =
    await sql`select 1 from organisation where pan_fingerprint = decode(${panFingerprint}, 'base64')
    and organisation_id is distinct from ${except}::uuid limit 1`.execute(reader);
  return rows.length > 0;
}
