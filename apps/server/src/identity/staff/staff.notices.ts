import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { staffEvents } from '@nukkad/contract/identity/staff/staff.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import { invitationNotice } from './notify-invited.ts';
import { memberTexts, ownerTexts } from './staff-words.ts';
import type { StaffDependencies } from './staff.interface.ts';

interface Membership {
  readonly organisationId: string;
  readonly staffId: string;
}

/** Who comes, goes and may do what, to the owner and to the person whom it is about. */
export function staffNotices(deps: StaffDependencies): readonly Notice[] {
  const { partner } = deps;
  const companyOf = async (reader: Reader, { organisationId }: Membership) =>
    (await partner.getOrganisations(reader, [organisationId])).get(organisationId) ?? null;
  const nameOf = async (reader: Reader, { staffId }: Membership) =>
    (await partner.getStaff(reader, [staffId])).get(staffId)?.fullName || null;
  const toOwner = {
    tag: 'team',
    opens: ({ staffId }: Membership) => screenAddress.staffMember(staffId),
    to: async ({ facts }: { readonly facts: Membership }, reader: Reader) =>
      person((await companyOf(reader, facts))?.ownerUserId),
  } as const;
  const toMember = {
    tag: 'team',
    opens: () => screenAddress.ownProfile,
    to: async ({ facts }: { readonly facts: { readonly userId: string } }) => person(facts.userId),
    words: (said: Said) => text(said),
  } as const;
  return [
    invitationNotice(deps),
    notice('staff.tell_owner', staffEvents.joined, {
      ...toOwner,
      look: ({ facts }, reader) => nameOf(reader, facts),
      words: (name) => text(ownerTexts.joined(name)),
    }),
    notice('staff.tell_owner', staffEvents.moved, {
      ...toOwner,
      opens: () => screenAddress.staff,
      // The office knows whom it removed; who leaves does it alone.
      look: async ({ facts }, reader) => (facts.status === 'Inactive' ? nameOf(reader, facts) : null),
      words: (name) => text(ownerTexts.left(name)),
    }),
    notice('staff.tell_member', staffEvents.moved, {
      ...toMember,
      look: async ({ facts }, reader) => {
        const company = (await companyOf(reader, facts))?.companyName;
        if (company === undefined || facts.status === 'Inactive') return null;
        return memberTexts[facts.status === 'Active' ? 'activated' : 'deactivated'](company);
      },
    }),
    notice('staff.tell_member', staffEvents.accessChanged, {
      ...toMember,
      look: async ({ facts }, reader) => {
        const company = (await companyOf(reader, facts))?.companyName;
        return company === undefined ? null : memberTexts.access(company);
      },
    }),
  ];
}
