import { partnerErrors, partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import type { PartnerAccount } from '../../../identity/partner/index.ts';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { WantedFields } from '../change/change.store.ts';

/** The account as it would be with these fields. */
export function withFields(
  partner: PartnerAccount,
  { bank: _bank, ...fields }: WantedFields,
): PartnerAccount {
  return Object.assign({}, partner, ...Object.values(fields));
}

/** A number of another partner is refused with its field named. */
export async function refuseTaken(
  { partners }: Pick<PartnershipDependencies, 'partners'>,
  tx: Tx,
  { organisationId }: PartnerAccount,
  fields: WantedFields,
): Promise<void> {
  const gst = fields.gstNumber?.gstNumber;
  if (gst && (await partners.gstTaken(tx, gst, organisationId)))
    refuse(partnerErrors.gst_taken, { fields: { gstNumber: partnerErrors.gst_taken.message } });
  const pan = fields.pan?.panFingerprint;
  if (pan && (await partners.panTaken(tx, pan, organisationId)))
    refuse(partnerErrors.pan_taken, { fields: { pan: partnerErrors.pan_taken.message } });
}

/** Writes them into the live account, and tells those who show it. */
export async function applyFields(
  { partners }: Pick<PartnershipDependencies, 'partners'>,
  tx: Tx,
  partner: Authorized<PartnerAccount>,
  fields: WantedFields,
  now: Date,
): Promise<void> {
  const { organisationId } = partner;
  await partners.saveFacts(tx, partner, withFields(partner, fields), now);
  await publish(tx, now, partnerEvents.profileChanged, { organisationId, fields: Object.keys(fields) });
  if (fields.pincode || fields.radiusMetres)
    await publish(tx, now, partnerEvents.areaChanged, { organisationId });
}
