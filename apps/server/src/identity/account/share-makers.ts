import { accessLevelOf } from '@nukkad/contract/identity/account/access-level';
import { ownerPermissions } from '@nukkad/contract/kernel/permissions';
import type { ShareMakers } from '../../files/share/index.ts';
import type { PartnerInterface } from '../partner/index.ts';
import { namesOf } from './account.store.ts';
import { type MakerFacts, findMaker } from './session.store.ts';

const rightsOf = (
  { rightsOf: rights }: Pick<PartnerInterface, 'rightsOf'>,
  { staffStatus, organisation, suspensionReason, closedKeys, isProfessional, grants }: MakerFacts,
) =>
  rights(
    staffStatus !== null && organisation !== null
      ? {
          isProfessional,
          isActive: staffStatus === 'Active',
          organisationStatus: organisation,
          suspensionReason,
          closedKeys,
          grants,
        }
      : null,
  );

/** People whose links are opened while they are not there: with the rights that they have now. */
export const shareMakers = (partner: Pick<PartnerInterface, 'rightsOf'>): ShareMakers => ({
  namesOf,
  find: async (reader, maker) => {
    const facts = await findMaker(reader, maker);
    if (!facts) return null;
    const { accountStatus: account, organisation, suspensionReason, staffStatus: staff, holdsRole } = facts;
    if (accessLevelOf({ account, organisation, suspensionReason, staff }) === 'shutOut') return null;
    const isOwner = holdsRole && maker.role === 'Service Partner' && organisation !== null;
    return {
      userId: maker.userId,
      sessionId: '',
      staffId: facts.staffId,
      ...rightsOf(partner, facts),
      ...(isOwner && { permissions: ownerPermissions(facts.closedKeys) }),
      role: holdsRole ? maker.role : null,
      organisationId: holdsRole ? maker.organisationId : null,
    };
  },
});
