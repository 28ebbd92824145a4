/** What a person sees before joining an organisation, leaving it or setting permissions in it. See docs/confirmations.md. */
import { recordOf } from '../../kernel/record.ts';
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import { permissionKeys } from '../../kernel/roles.ts';
import {
  type EmployeeAccess,
  type OwnInvitation,
  type TeamMember,
  permissionActions,
} from './staff.model.ts';

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

const byFeature = recordOf(permissionKeys, () => 'list' as const);

/** For each feature the actions that are granted, as `view` and `update`. */
export const confirmsAccess = confirmation('access', { ...byFeature, subAdminMode: 'flag' });

/** The permissions as they were saved when the screen was opened. */
export function seenOfAccess({
  settings: { accessType },
  subAdminMode,
}: Pick<EmployeeAccess, 'settings' | 'subAdminMode'>): Seen<typeof confirmsAccess> {
  const granted = recordOf(permissionKeys, (key): string[] =>
    permissionActions.filter((action) => accessType[key][action]),
  );
  return { ...granted, subAdminMode };
}
