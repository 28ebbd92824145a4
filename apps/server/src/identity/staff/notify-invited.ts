import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { staffEvents } from '@nukkad/contract/identity/staff/staff.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Recipient, notice } from '../../platform/notice/notice.ts';
import { countRecentTo, findInvitation } from './invitation.store.ts';
import type { StaffDependencies } from './staff.interface.ts';
import type { InvitationRow } from './staff.row.ts';

/** Invitations of the last day count, so that withdrawing and inviting again cannot be used to pester a person. */
const recentMs = 86_400_000;
const mostADay = 5;

/** `own` and `all`: how many messages could have gone to this number from this organisation, and from all. */
function mayNotifyInvited({ own, all }: { readonly own: number; readonly all: number }): boolean {
  return own === 0 && all < mostADay;
}

/** In the language of the invited person, if it is known; sent to the contacts that the inviter gave. */
async function invited(
  { account }: StaffDependencies,
  reader: Reader,
  invitation: InvitationRow,
): Promise<Recipient> {
  const { mobileNumber, email } = invitation;
  const known = await account.findByNumber(reader, mobileNumber);
  const chosen = known && (await account.chosenLanguage(reader, known.userId));
  const at = { mobileNumber, email, language: chosen ?? invitation.language };
  return { userId: known?.userId ?? null, at };
}

/** Still waiting, and not one too many. */
async function findTold(reader: Reader, invitationId: string): Promise<InvitationRow | null> {
  const invitation = await findInvitation(reader, invitationId);
  if (invitation?.status !== 'Pending') return null;
  const since = new Date(invitation.createdAt.getTime() - recentMs);
  return mayNotifyInvited(await countRecentTo(reader, invitation, since)) ? invitation : null;
}

/** By SMS, and by mail where an address was given. */
export function invitationNotice(deps: StaffDependencies): Notice {
  const link = `${deps.platform.config.publicOrigin}${screenAddress.ownInvitations}`;
  return notice('staff.tell_invited', staffEvents.invited, {
    tag: 'team',
    opens: () => screenAddress.ownInvitations,
    template: 'staff_invitation',
    by: 'each',
    // Whom a team asks may have turned this off.
    weight: 'usual',
    to: async ({ facts }, reader) => {
      const invitation = await findTold(reader, facts.invitationId);
      return invitation ? [await invited(deps, reader, invitation)] : [];
    },
    look: async ({ facts }, reader) =>
      (await deps.partner.getOrganisations(reader, [facts.organisationId])).get(facts.organisationId)
        ?.companyName ?? '',
    words: (company) => ({ fills: { company, link } }),
  });
}
