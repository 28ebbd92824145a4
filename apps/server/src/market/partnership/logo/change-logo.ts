import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { actorOf, audit } from '../../../platform/audit.ts';
import { partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import { aboutPartner, ownOrganisation } from '../own-organisation.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { allowEdit } from '../profile/allow-edit.ts';
import { type ShownLogo, presentLogo } from './read-logo.ts';

/** The file is there before the row that points to it, and the former one goes after it. */
export async function setLogo(deps: PartnershipDependencies, call: SignedInCall): Promise<ShownLogo> {
  const { platform, partner: partners } = deps;
  const { viewer, now } = call;
  const organisationId = ownOrganisation(viewer);
  allowEdit(deps, viewer, await deps.partners.find(platform.db, organisationId));
  const [file] = call.files;
  if (!file) return refuse(kernelErrors.invalid_request, { fields: { logo: 'Choose a file.' } });
  const picture = await platform.readers.read('logo', file, {
    by: viewer.userId,
    options: null,
    refusals: { unreadable: partnerErrors.logo_unreadable },
  });
  const logo = await partners.logos.store(organisationId, picture, now);
  try {
    const { former, shown } = await platform.write(call, async (tx) => {
      const { partner } = allowEdit(deps, viewer, await deps.partners.lock(tx, organisationId));
      const replaced = await partners.logos.replace(tx, partOf(partner, logo));
      const about = { ...actorOf(viewer), ...aboutPartner(organisationId) };
      await audit(tx, now, { ...about, action: 'partner.setLogo', detail: { logoId: logo.logoId } });
      return { former: replaced, shown: await presentLogo(deps, tx, partner, { viewer, now }) };
    });
    if (former) await discard(platform.storage, [former]);
    return shown;
  } catch (error) {
    await discard(platform.storage, [logo.storageKey]);
    throw error;
  }
}

/** Papers that were issued with it keep it. */
export async function removeLogo(deps: PartnershipDependencies, call: SignedInCall): Promise<ShownLogo> {
  const { platform, partner: partners } = deps;
  const { viewer, now } = call;
  const organisationId = ownOrganisation(viewer);
  const { former, shown } = await platform.write(call, async (tx) => {
    const { partner } = allowEdit(deps, viewer, await deps.partners.lock(tx, organisationId));
    const ended = await partners.logos.end(tx, partner, now);
    const about = { ...actorOf(viewer), ...aboutPartner(organisationId) };
    await audit(tx, now, { ...about, action: 'partner.setLogo', detail: { logoId: null } });
    return { former: ended, shown: await presentLogo(deps, tx, partner, { viewer, now }) };
  });
  if (former) await discard(platform.storage, [former]);
  return shown;
}
