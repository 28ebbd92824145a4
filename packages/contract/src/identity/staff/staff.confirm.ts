/** What a person sees before joining an organisation or leaving it. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { OwnInvitation, TeamMember } from './staff.model.ts';

export const confirmsInvitation = confirmation('invitation', {
  companyName: 'text',
  designation: 'text',
  isProfessional: 'flag',
});

type Asked = Pick<OwnInvitation, 'companyName' | 'designation' | 'isProfessional'>;
export const seenOfInvitation = (invitation: Asked): Seen<typeof confirmsInvitation> => ({
  companyName: invitation.companyName,
  designation: invitation.designation,
  isProfessional: invitation.isProfessional,
});

export const confirmsLeavingTeam = confirmation('membership', {
  companyName: 'text',
  designation: 'text',
  isProfessional: 'flag',
});

/** As the person is shown among the colleagues; `companyName` as on the page. */
export const seenOfMembership = (
  companyName: string,
  own: Pick<TeamMember, 'designation' | 'isProfessional'>,
): Seen<typeof confirmsLeavingTeam> => ({
  companyName,
  designation: own.designation,
  isProfessional: own.isProfessional,
});
