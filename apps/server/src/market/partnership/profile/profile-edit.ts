import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { partsOfGstNumber } from '@nukkad/contract/kernel/patterns/gst-number';
import { type ProfileChanges, panFits } from '@nukkad/contract/identity/partner/partner.model';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { WantedFields } from '../change/change.store.ts';
import { checkNumber } from '../kyc/check-number.ts';
import { encryptPan, openPan } from '../partnership-keys.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { locatePartner } from './locate-partner.ts';

const plainFields = [
  'companyName',
  'constitution',
  'about',
  'ownerName',
  'line1',
  'locality',
  'landmark',
  'radiusMetres',
] as const;

type PlainFields = Pick<WantedFields, (typeof plainFields)[number]>;

/** The sent fields that differ; equal ones are no edit. */
function plainEdits(partner: PartnerAccount, sent: ProfileChanges): PlainFields {
  const edits: [string, object][] = [];
  for (const field of plainFields) {
    const value = sent[field];
    if (value !== undefined && value !== partner[field]) edits.push([field, { [field]: value }]);
  }
  return Object.fromEntries(edits);
}

async function panEdit(
  { platform, partners }: PartnershipDependencies,
  partner: PartnerAccount,
  pan: string | undefined,
  now: Date,
): Promise<Pick<WantedFields, 'pan'>> {
  if (pan === undefined) return {};
  const { secret } = platform.config;
  const found = partners.panFingerprint(secret, pan);
  if (found === partner.panFingerprint) return {};
  const answer = await checkNumber(platform, 'pan', pan);
  if (!answer.valid)
    refuse(partnerErrors.pan_not_valid, { fields: { pan: partnerErrors.pan_not_valid.message } });
  return {
    pan: {
      panSealed: encryptPan(secret, partner.organisationId, pan),
      panLast4: pan.slice(-4),
      panFingerprint: found,
      panName: answer.name,
      panCheckedAt: now.toISOString(),
    },
  };
}

async function gstEdit(
  { platform }: PartnershipDependencies,
  partner: PartnerAccount,
  gstNumber: string | null | undefined,
  now: Date,
): Promise<Pick<WantedFields, 'gstNumber'>> {
  if (gstNumber === undefined || (gstNumber === partner.gstNumber && partner.gstDeclared)) return {};
  if (gstNumber === null)
    return { gstNumber: { gstNumber, gstDeclared: true, gstName: null, gstCheckedAt: null } };
  const answer = await checkNumber(platform, 'gst', gstNumber);
  if (!answer.valid)
    refuse(partnerErrors.gst_not_valid, { fields: { gstNumber: partnerErrors.gst_not_valid.message } });
  return {
    gstNumber: { gstNumber, gstDeclared: true, gstName: answer.name, gstCheckedAt: now.toISOString() },
  };
}

/**
 * What an edit comes to, by field: numbers checked with their registers and sealed, the PIN code turned into a place.
 * Asks others, so it is made before the transaction.
 */
export async function makeEdit(
  parts: PartnershipDependencies,
  partner: PartnerAccount,
  sent: ProfileChanges,
  now: Date,
): Promise<WantedFields> {
  const moved = sent.pincode !== undefined && sent.pincode !== partner.pincode;
  return {
    ...plainEdits(partner, sent),
    ...(await panEdit(parts, partner, sent.pan, now)),
    ...(await gstEdit(parts, partner, sent.gstNumber, now)),
    ...(moved && { pincode: await locatePartner(parts.geography, parts.platform.db, sent.pincode ?? '') }),
  };
}

/** A GST number holds the PAN it was given to. */
export function refuseForeignGst(
  { partners, platform }: Pick<PartnershipDependencies, 'partners' | 'platform'>,
  { gstNumber, panFingerprint: known }: Pick<PartnerAccount, 'gstNumber' | 'panFingerprint'>,
): void {
  if (gstNumber === null || known === null) return;
  if (partners.panFingerprint(platform.config.secret, partsOfGstNumber(gstNumber).pan) !== known)
    refuse(partnerErrors.gst_other_pan, { fields: { gstNumber: partnerErrors.gst_other_pan.message } });
}

/** The fourth letter of a PAN says whom it was given to: a company's is none of a sole proprietor. */
export function refuseOtherHolder(
  { platform }: Pick<PartnershipDependencies, 'platform'>,
  { organisationId, constitution, panSealed }: PartnerAccount,
  field: 'pan' | 'constitution',
): void {
  if (panSealed === null) return;
  if (!panFits(constitution, openPan(platform.config.secret, organisationId, panSealed)))
    refuse(partnerErrors.pan_other_holder, { fields: { [field]: partnerErrors.pan_other_holder.message } });
}
