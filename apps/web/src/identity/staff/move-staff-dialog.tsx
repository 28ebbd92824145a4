import { updateUser } from '@nukkad/contract/identity/staff/staff.api';
import type { StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';

export const moveStaff = 'move-staff';

/** Asks for confirmation before a person is removed, reactivated, or their invitation withdrawn. */
export function MoveStaffDialog({ people }: { people: readonly StaffUser[] }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog(moveStaff, ['staffId', 'action']);
  const change = useSend(updateUser);
  const person = people.find(({ staffId }) => staffId === dialog.get('staffId'));
  const asked = dialog.get('action');
  const words = {
    deactivate: {
      title: t('staff.deactivate.title', 'Deactivate {{name}}?', { name: person?.fullName ?? '' }),
      follows: t('staff.deactivate.follows', 'They lose access at once. You can reactivate them later.'),
      confirm: t('staff.deactivate', 'Deactivate'),
    },
    activate: {
      title: t('staff.activate.title', 'Reactivate {{name}}?', { name: person?.fullName ?? '' }),
      follows: t('staff.activate.follows', 'They get their old permissions back at once.'),
      confirm: t('staff.activate', 'Reactivate'),
    },
    withdraw: {
      title: t('staff.withdraw.title', 'Withdraw {{name}}’s invitation?', {
        name: person?.fullName ?? '',
      }),
      follows: t('staff.withdraw.follows', 'They can no longer accept it.'),
      confirm: t('staff.withdraw', 'Withdraw'),
    },
  };
  const action = asked === 'deactivate' || asked === 'activate' || asked === 'withdraw' ? asked : null;
  if (!dialog.opened || !person || !action) return null;
  return (
    <Question
      dialog={dialog}
      title={words[action].title}
      consequences={[words[action].follows]}
      confirm={words[action].confirm}
      danger={action !== 'activate'}
      send={change}
      request={{ staffId: person.staffId, action }}
    />
  );
}
