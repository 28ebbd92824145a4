import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findOwnedPartner,
  findPartner,
  gstTaken,
  listSubscriptionsToMove,
  lockPartner,
  panTaken,
  saveOwnerWorks,
  savePartnerFacts,
  saveSubscription,
} from './account/partner-account.store.ts';
import { partnerTransitions } from './account/partner.transitions.ts';
import { isPartnerOwner, partnerCapacities } from './account/partner.policy.ts';
import { panFingerprint } from './account/partner-keys.ts';
import { reactivateOwnedPartner } from './account/reactivate-owned-partner.ts';
import { countJob } from './count-job.ts';
import { countStars } from './count-stars.ts';
import type {
  Organisation,
  PartnerAccounts,
  PartnerInterface,
  PartnerMembers,
  Staff,
} from './partner.interface.ts';
import { featureRoutes } from './features/feature.routes.ts';
import {
  countActiveMembers,
  countMembers,
  findClosedFeatures,
  findMember,
  findPlaces,
  listMemberUserIds,
  listMembers,
  lockMember,
  lockMembership,
  replaceGrants,
  saveMember,
  worksThere,
} from './member/member.store.ts';
import { listKnownLogos, logoFolder } from './logo/logo.store.ts';
import { partnerLogos } from './logo/partner-logos.ts';
import { partnerFinders } from './find-partners.ts';
import { isActivePartner, publicFace, rightsOf } from './partner.rules.ts';
import {
  addOrganisation,
  addStaff,
  findOwnerAsStaff,
  saveOwnerAsStaff,
  companyNameOf,
  findByName,
  findOrganisation,
  findOrganisations,
  findOwnedOrganisation,
  findStaff,
  findStaffRights,
  findStatuses,
  hasActiveStaff,
  holdStatus,
  isPanWithinGst,
  listActiveProfessionals,
  marksOf,
  statusOf,
  userOfStaff,
} from './partner.store.ts';
import { listPartnerPages } from './public-pages.store.ts';
import { partnerPersonal } from './partner-personal.store.ts';

export type { Member, MemberFilter } from './member/member.ts';
export type { PartnerAccount, PartnerFacts } from './account/partner-account.ts';
export type {
  NewOrganisation,
  NewStaff,
  Organisation,
  OrganisationStatus,
  PartnerAccounts,
  PartnerInterface,
  ProfessionalFacts,
  Staff,
  StaffRightsFacts,
} from './partner.interface.ts';

const accounts: PartnerAccounts = {
  transitions: partnerTransitions,
  find: findPartner,
  lock: lockPartner,
  findOwned: findOwnedPartner,
  add: addOrganisation,
  saveFacts: savePartnerFacts,
  saveSubscription,
  listSubscriptionsToMove,
  saveOwnerWorks,
  findOwnerAsStaff,
  saveOwnerAsStaff,
  gstTaken,
  panTaken,
  panFingerprint,
  isOwner: isPartnerOwner,
  capacities: partnerCapacities,
};

const members: PartnerMembers = {
  list: listMembers,
  count: countMembers,
  find: findMember,
  lock: lockMember,
  lockMembership,
  listUserIds: listMemberUserIds,
  findPlaces,
  worksThere,
  countActive: countActiveMembers,
  save: saveMember,
  replaceGrants,
  findClosedFeatures,
};

const publicInterface: Omit<PartnerInterface, 'isGstKnown' | 'isPanKnown' | 'logos'> = {
  accounts,
  members,
  getOrganisations: async (reader, ids) =>
    new Map(
      (await findOrganisations(reader, ids)).map((organisation): [string, Organisation] => [
        organisation.organisationId,
        organisation,
      ]),
    ),
  companyNameOf,
  statusOf,
  getOrganisation: findOrganisation,
  findByName,
  getStaff: async (reader, ids) =>
    new Map((await findStaff(reader, ids)).map((staff): [string, Staff] => [staff.staffId, staff])),
  userOfStaff,
  listProfessionals: listActiveProfessionals,
  publicFace,
  findOwned: findOwnedOrganisation,
  hasStaff: hasActiveStaff,
  staffRights: async (reader, staffId) => rightsOf(await findStaffRights(reader, staffId)),
  rightsOf,
  findStatuses,
  holdStatus,
  marksOf,
  addStaff,
  wakeOwned: reactivateOwnedPartner,
  isActive: (organisation) => isActivePartner(organisation.status),
};

/** Organisations and their staff. How a partner comes, is reviewed and leaves is `partnership`'s. */
export function createPartnerDomain(platform: Platform): Domain & PartnerInterface {
  const { secret } = platform.config;
  return {
    name: 'partner',
    personal: partnerPersonal,
    finders: partnerFinders,
    addresses: listPartnerPages,
    routes: featureRoutes(platform),
    consumers: [countJob(platform), countStars(platform)],
    keptFiles: [{ prefixes: [logoFolder], listKnown: listKnownLogos }],
    ...publicInterface,
    logos: partnerLogos(platform),
    isGstKnown: (reader, gstNumber) => gstTaken(reader, gstNumber, null),
    isPanKnown: async (reader, panNumber) =>
      (await panTaken(reader, panFingerprint(secret, panNumber), null)) || isPanWithinGst(reader, panNumber),
  };
}

export const partner = domainOn({
  needs: [],
  create: createPartnerDomain,
});
