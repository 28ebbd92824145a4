import type { ProfileStrength } from '@nukkad/contract/identity/profile/profile.model';
import type { Reader } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ProfileDependencies } from './profile.interface.ts';
import { type StrengthFacts, strengthKind, strengthOf } from './strength.rules.ts';
import { findOwnFacts } from './strength.store.ts';

export type StrengthDependencies = Pick<
  ProfileDependencies,
  'account' | 'geography' | 'partner' | 'serviceCounts'
>;

/** Only the owner of an organisation is counted: its strength is made of no other person's data. */
async function factsOfFirm(
  { serviceCounts: asked, partner }: StrengthDependencies,
  reader: Reader,
  organisationId: string | null,
) {
  if (organisationId === null) return { services: false, gst: false, team: false };
  const [offers, organisations, team] = await Promise.all([
    asked.answers[0]?.(reader, organisationId) ?? 0,
    partner.getOrganisations(reader, [organisationId]),
    partner.hasStaff(reader, organisationId),
  ]);
  const gst = (organisations.get(organisationId)?.gstNumber ?? null) !== null;
  return { services: offers > 0, gst, team };
}

/** The data of each part: every domain reads its own. */
async function factsOf(deps: StrengthDependencies, reader: Reader, viewer: Viewer): Promise<StrengthFacts> {
  const { userId, organisationId, role } = viewer;
  const [people, own, address, firm] = await Promise.all([
    deps.account.getPeople(reader, [userId]),
    findOwnFacts(reader, userId, organisationId),
    deps.geography.getDefaultAddress(reader, userId),
    factsOfFirm(deps, reader, role === 'Service Partner' ? organisationId : null),
  ]);
  return {
    name: (people.get(userId)?.fullName ?? '') !== '',
    picture: own.pictureKey !== null,
    about: own.about !== '',
    personal: [own.gender, own.maritalStatus, own.bloodGroup].some((one) => one !== null),
    languages: own.languages.length > 0,
    address: address !== null,
    card: own.card,
    catalogue: own.catalogue,
    ...firm,
  };
}

export async function readStrength(
  deps: StrengthDependencies,
  reader: Reader,
  viewer: Viewer,
): Promise<ProfileStrength> {
  return strengthOf(strengthKind(viewer.role), await factsOf(deps, reader, viewer));
}
