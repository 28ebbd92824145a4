import {
  type EmployeeSetting,
  employeeNumber,
  employeeSettingBody,
} from '@nukkad/contract/people/employee/employee-setting.model';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { Form } from '../../ui/form.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { UrlModal } from '../../ui/url-modal.tsx';
import { Note } from '../../ui/parts.tsx';
import { useEmployeeSettings, useSetSettings } from './employee.queries.ts';

interface Typed {
  readonly numberPrefix: string;
  readonly nextNumber: string;
}

function Fields({ setting, onDone }: { setting: EmployeeSetting; onDone: () => void }) {
  const { t } = useTranslation();
  const set = useSetSettings();
  const { fields, errors, busy, change, submit } = useForm<
    Typed,
    { numberPrefix: string; nextNumber: number }
  >({
    initial: {
      numberPrefix: setting.version === 0 ? 'E-' : setting.numberPrefix,
      nextNumber: String(setting.nextNumber),
    },
    schema: employeeSettingBody,
    bodyOf: ({ numberPrefix, nextNumber }) => ({ numberPrefix, nextNumber: Number(nextNumber) }),
    send: async (body) => {
      await set.mutateAsync({ ...body, version: setting.version });
      toast.success(t('employee.saved', 'Saved'));
      onDone();
    },
  });
  return (
    <Form onSubmit={submit}>
      <FieldPair>
        <TextField
          label={t('employee.numbers.prefix', 'Starts with')}
          name="numberPrefix"
          maxLength={12}
          autoComplete="off"
          value={fields.numberPrefix}
          error={errors['numberPrefix']}
          onChange={({ target }) => change({ numberPrefix: target.value })}
        />
        <TextField
          label={t('employee.numbers.next', 'Next number')}
          name="nextNumber"
          inputMode="numeric"
          autoComplete="off"
          value={fields.nextNumber}
          error={errors['nextNumber']}
          onChange={({ target }) => change({ nextNumber: target.value.replace(/\D/g, '').slice(0, 6) })}
        />
      </FieldPair>
      <Note role="status">
        {t('employee.numbers.preview', 'The next person you add gets {{code}}.', {
          code: employeeNumber(fields.numberPrefix, Number(fields.nextNumber)),
        })}
      </Note>
      <Refusal>{errors['form']}</Refusal>
      <Button type="submit" busy={busy}>
        {t('employee.save', 'Save')}
      </Button>
    </Form>
  );
}

/** How employees are numbered; drawn for who may change it. */
export function NumberSettings() {
  const { t } = useTranslation();
  const { data: setting } = useEmployeeSettings();
  const link = useDialogLink('numbers');
  if (!setting?.can.edit) return null;
  return (
    <>
      <ButtonLink {...link} tone="plain">
        {t('employee.numbers', 'Employee numbers')}
      </ButtonLink>
      <UrlModal name="numbers" title={t('employee.numbers', 'Employee numbers')}>
        {(close) => <Fields key={setting.version} setting={setting} onDone={close} />}
      </UrlModal>
    </>
  );
}

/** The way to many changes at once, for who may make them. */
export function SheetLink() {
  const { t } = useTranslation();
  const { data: setting } = useEmployeeSettings();
  if (!setting?.can.edit) return null;
  return (
    <ButtonLink to="/people/employees/sheet" tone="plain">
      {t('employee.sheet.link', 'Change many')}
    </ButtonLink>
  );
}
