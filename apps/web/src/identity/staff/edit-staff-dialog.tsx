import { updateUser } from '@nukkad/contract/identity/staff/staff.api';
import { personName } from '@nukkad/contract/identity/account/account.model';
import type { StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';

export const editStaff = 'edit-staff';

const schema = z.object({ fullName: personName });

function EditStaff({ person, dialog }: { person: StaffUser; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const save = useSend(updateUser);
  return (
    <FormDialog
      dialog={dialog}
      title={t('staff.edit.title', 'Edit {{name}}', { name: person.fullName })}
      save={t('staff.edit.save', 'Save')}
      send={save}
      said={t('staff.edit.saved', 'Saved.')}
      initial={{
        fullName: person.fullName,
        designation: person.designation,
        isProfessional: person.isProfessional,
      }}
      schema={schema}
      bodyOf={(typed) => ({ staffId: person.staffId, ...typed })}
    >
      {({ fields, change, textAt }) => (
        <>
          <HindiField
            label={t('staff.name', 'Full name')}
            hint={t('staff.edit.hint', 'The name your team and customers know.')}
            {...textAt('fullName')}
            maxLength={80}
            data-autofocus
          />
          <HindiField
            label={t('staff.designation', 'Job title (optional)')}
            {...textAt('designation')}
            maxLength={60}
          />
          <SwitchLine
            title={t('staff.assignable', 'Can be assigned to jobs')}
            about={t('staff.assignable.about', 'You can assign bookings to them.')}
            checked={fields.isProfessional}
            onChange={(isProfessional) => change({ isProfessional })}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Name and work of a team member, also of one who has not answered the invitation yet. */
export function EditStaffDialog({ people }: { people: readonly StaffUser[] }) {
  const dialog = useUrlDialog(editStaff, ['staffId']);
  const person = people.find(({ staffId }) => staffId === dialog.get('staffId'));
  if (!dialog.opened || !person?.can.update) return null;
  return <EditStaff key={person.staffId} person={person} dialog={dialog} />;
}
