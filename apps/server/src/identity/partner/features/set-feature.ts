import { audit } from '../../../platform/audit.ts';
import { partnerErrors, partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import {
  confirmsFeature,
  type OrganisationFeatures,
  seenOfFeature,
} from '@nukkad/contract/identity/partner/feature.api';
import { type PermissionKey, permissionKeys } from '@nukkad/contract/kernel/roles';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import type { Platform, WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { aboutPartner, findPartner, lockPartner } from '../account/partner-account.store.ts';
import { closeFeature, listClosedFeatures, openFeature } from './feature.store.ts';

export async function readFeatures(reader: Reader, organisationId: string): Promise<OrganisationFeatures> {
  const partner = await findPartner(reader, organisationId);
  if (!partner) return refuse(partnerErrors.partner_not_found);
  const closed = new Map((await listClosedFeatures(reader, organisationId)).map((one) => [one.key, one]));
  const features = permissionKeys.map((key) => {
    const off = closed.get(key);
    return { key, adminEnabled: !off, why: off?.why ?? null, since: off?.since.toISOString() ?? null };
  });
  return { organisationId, companyName: partner.companyName, features };
}

interface FeatureChange {
  readonly organisationId: string;
  readonly key: PermissionKey;
  readonly adminEnabled: boolean;
  readonly why: string;
  readonly seen: Seen<typeof confirmsFeature>;
}

/**
 * Closes a feature to an organisation or opens it; an Admin cannot do so for their own business. A repeated change
 * does nothing.
 */
export async function setFeature(
  platform: Platform,
  call: WriteCall & { readonly viewer: Viewer; readonly now: Date },
  { organisationId, key, adminEnabled, why, seen }: FeatureChange,
): Promise<OrganisationFeatures> {
  const { viewer, now } = call;
  return platform.write(call, async (tx) => {
    const found = await lockPartner(tx, organisationId);
    if (!found) return refuse(partnerErrors.partner_not_found);
    const partner = authorize(found, viewer.role === 'Admin' && viewer.userId !== found.ownerUserId);
    const off = (await listClosedFeatures(tx, organisationId)).find((one) => one.key === key);
    confirmSeen(confirmsFeature, seen, seenOfFeature({ adminEnabled: !off, why: off?.why ?? null }));
    const isNew = adminEnabled
      ? await openFeature(tx, partner, { key })
      : await closeFeature(tx, partner, { key, why }, now);
    if (isNew) {
      const verb = adminEnabled ? 'open_feature' : 'close_feature';
      const actor = { actorKind: 'Admin', actorId: viewer.userId } as const;
      await audit(tx, now, {
        ...aboutPartner(organisationId),
        action: `partner.${verb}`,
        ...actor,
        detail: { key, why },
      });
      await publish(tx, now, partnerEvents.featuresChanged, { organisationId, key });
    }
    return readFeatures(tx, organisationId);
  });
}
