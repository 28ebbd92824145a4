import type { Viewer } from '../../../platform/viewer.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';
import { presentProfile } from '../profile/profile.presenter.ts';
import { readAssignees } from './assign-review.ts';
import { gatherProfile } from '../profile/read-profile.ts';

/** A shop offers some dozens of services; a reviewer reads the first hundred. */
const shownServices = 100;

/** What a reviewer reads: the profile, whose it is, its services and its papers. */
export async function readReview(
  deps: PartnershipDependencies,
  organisationId: string,
  { viewer, lang, now }: { readonly viewer: Viewer; readonly lang: 'en' | 'hi'; readonly now: Date },
) {
  const { db } = deps.platform;
  const partner = deps.partners.transitions.seen(viewer, await deps.partners.find(db, organisationId));
  const profile = presentProfile(deps.partners, await gatherProfile(deps, db, partner), viewer);
  const owner = (await deps.account.getPeople(db, [partner.ownerUserId])).get(partner.ownerUserId);
  const offers = await deps.catalog.readPartnerServices(db, viewer, {
    organisationId,
    lang,
    of: 'own',
    cursor: undefined,
    limit: shownServices,
  });
  return {
    profile,
    owner: {
      userId: partner.ownerUserId,
      fullName: owner?.fullName ?? '',
      maskedNumber: deps.account.maskedNumber(owner?.mobileNumber ?? ''),
    },
    services: offers.items.flatMap(({ serviceId, name, offer }) =>
      offer ? [{ serviceId, name, price: offer.price, minutes: offer.minutes }] : [],
    ),
    documents: await deps.document.listAttached(db, organisationId, now),
    assignee: (await readAssignees(deps.account, db, [organisationId])).get(organisationId) ?? null,
    paidUntil: partner.subscriptionUntil?.toISOString() ?? null,
  };
}
