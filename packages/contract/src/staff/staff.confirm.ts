/** What is seen when somebody joins an organisation. See docs/confirmations.md. */
import { type Seen, confirmation } from '../kernel/confirmation.ts';
import type { OwnInvitation } from './staff.model.ts';

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
