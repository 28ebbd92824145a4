import { personName } from '@nukkad/contract/identity/account/account.model';
import type { StaffUser } from '@nukkad/contract/identity/staff/staff.model';
import { useId } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { SwitchLine } from '../../ui/switch-line.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useChangeStaff } from './staff.queries.ts';

export const editStaff = 'edit-staff';

const schema = z.object({ fullName: personName });

function EditStaff({ person, onClose }: { person: StaffUser; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const save = useChangeStaff();
  const { fields, errors, busy, change, submit } = useForm({
    initial: {
      fullName: person.fullName,
      designation: person.designation,
      isProfessional: person.isProfessional,
    },
    schema,
    send: async (typed) => {
      await save.mutateAsync({ staffId: person.staffId, ...typed });
      toast.success(t('staff.edit.saved', 'Saved.'));
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('staff.edit.title', 'Edit {{name}}', { name: person.fullName })}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('staff.edit.save', 'Save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <HindiField
          label={t('staff.name', 'Full name')}
          hint={t('staff.edit.hint', 'The name your team and customers know.')}
          name="fullName"
          value={fields.fullName}
          maxLength={80}
          error={errors['fullName']}
          data-autofocus
          onText={(fullName) => change({ fullName })}
        />
        <HindiField
          label={t('staff.designation', 'Job title (optional)')}
          name="designation"
          value={fields.designation}
          maxLength={60}
          error={errors['designation']}
          onText={(designation) => change({ designation })}
        />
        <SwitchLine
          title={t('staff.assignable', 'Can be assigned to jobs')}
          about={t('staff.assignable.about', 'You can assign bookings to them.')}
          checked={fields.isProfessional}
          onChange={(isProfessional) => change({ isProfessional })}
        />
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
  );
}

/** Name and work of a team member, also of one who has not answered the invitation yet. */
export function EditStaffDialog({ people }: { people: readonly StaffUser[] }) {
  const dialog = useUrlDialog(editStaff, ['staffId']);
  const person = people.find(({ staffId }) => staffId === dialog.get('staffId'));
  if (!dialog.opened || !person?.can.update) return null;
  return <EditStaff key={person.staffId} person={person} onClose={dialog.close} />;
}
