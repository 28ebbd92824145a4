import {
  type EmployeeSetting,
  employeeNumber,
  employeeSettingBody,
} from '@nukkad/contract/people/employee/employee-setting.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { useEmployeeSettings, useSetSettings } from './employee.queries.ts';

interface Typed {
  readonly numberPrefix: string;
  readonly nextNumber: string;
}

function Fields({ setting, onDone }: { setting: EmployeeSetting; onDone: () => void }) {
  const { t } = useTranslation();
  const set = useSetSettings();
  const initial: Typed = {
    numberPrefix: setting.version === 0 ? 'E-' : setting.numberPrefix,
    nextNumber: String(setting.nextNumber),
  };
  return (
    <SentFields
      save={t('employee.save', 'Save')}
      send={set}
      said={t('employee.saved', 'Saved')}
      initial={initial}
      schema={employeeSettingBody}
      bodyOf={({ numberPrefix, nextNumber }) => ({
        numberPrefix,
        nextNumber: Number(nextNumber),
        version: setting.version,
      })}
      onSent={onDone}
    >
      {({ fields, errors, change, lineAt }) => (
        <>
          <FieldPair>
            <TextField
              label={t('employee.numbers.prefix', 'Starts with')}
              {...lineAt('numberPrefix')}
              maxLength={12}
              autoComplete="off"
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
        </>
      )}
    </SentFields>
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
