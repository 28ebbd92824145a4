import { keysIn } from '@nukkad/contract/kernel/record';
import type { ProfileChanges, ProfileField } from '@nukkad/contract/identity/partner/partner.model';
import { audit } from '../../../platform/audit.ts';
import { aboutPartner } from '../own-organisation.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { requestChange } from '../change/request-change.ts';
import { type WantedFields, findOpenChange } from '../change/change.store.ts';
import { ownOrganisation } from '../own-organisation.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { allowEdit } from './allow-edit.ts';
import { applyFields, refuseTaken, withFields } from './apply-fields.ts';
import { makeEdit, refuseForeignGst, refuseOtherHolder } from './profile-edit.ts';
import { isRisky } from './profile.rules.ts';
import { presentAfter } from './read-profile.ts';

function part(fields: WantedFields, which: (field: ProfileField) => boolean): WantedFields {
  return Object.fromEntries(
    keysIn(fields).flatMap((field) => (which(field) ? [[field, fields[field]]] : [])),
  );
}

const isEmpty = (fields: WantedFields) => Object.keys(fields).length === 0;

/** Of a draft, everything applies at once; of a live profile, risky fields wait for a review. */
export async function updateProfile(
  parts: PartnershipDependencies,
  call: SignedInCall,
  sent: ProfileChanges,
) {
  const { viewer, now } = call;
  const { platform } = parts;
  const organisationId = ownOrganisation(viewer);
  const before = allowEdit(parts, viewer, await parts.partners.find(platform.db, organisationId));
  const fields = await makeEdit(parts, before.partner, sent, now);
  return platform.write(call, async (tx) => {
    const { partner, mode } = allowEdit(parts, viewer, await parts.partners.lock(tx, organisationId));
    const waiting = mode === 'live' ? ((await findOpenChange(tx, organisationId))?.wanted ?? {}) : {};
    await refuseTaken(parts, tx, partner, fields);
    if (fields.pan || fields.gstNumber)
      refuseForeignGst(parts, withFields(partner, { ...waiting, ...fields }));
    if (fields.pan || fields.constitution)
      refuseOtherHolder(
        parts,
        withFields(partner, { ...waiting, ...fields }),
        fields.pan ? 'pan' : 'constitution',
      );
    const reviewed = mode === 'live' ? part(fields, isRisky) : {};
    const atOnce = mode === 'live' ? part(fields, (field) => !isRisky(field)) : fields;
    if (!isEmpty(atOnce)) {
      await applyFields(parts, tx, partner, atOnce, now);
      await audit(tx, now, {
        ...aboutPartner(organisationId),
        action: 'partner.update',
        actorKind: 'Service Partner',
        actorId: viewer.userId,
        detail: { fields: Object.keys(atOnce) },
      });
    }
    if (!isEmpty(reviewed))
      await requestChange(tx, partner, { wanted: reviewed, viewer, partners: parts.partners, now });
    return presentAfter(parts, tx, organisationId, viewer);
  });
}
