import { editPayrollSetting } from '@nukkad/contract/people/payroll/salary-structure.api';
import {
  type PayrollSetting,
  payrollSettingBody,
} from '@nukkad/contract/people/payroll/salary-structure.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useSetting } from './salary.queries.ts';
import { stateOptions } from './states.ts';

function Edit({ setting }: { setting: PayrollSetting }) {
  const { t, locale } = useTranslation();
  const edit = useSend(editPayrollSetting);
  const { version, states, can, ...initial } = setting;
  const form = useSentForm({
    send: edit,
    said: t('salary.tax.saved', 'Saved'),
    initial,
    schema: payrollSettingBody,
    bodyOf: (typed) => ({ ...typed, ...(version !== null && { version }) }),
  });
  const { fields, errors, change } = form;
  const isKnown = states.includes(fields.stateCode);
  return (
    <FieldsOf form={form} save={t('party.save', 'Save')} foot={(send) => can.edit && send}>
      <SelectField
        label={t('salary.state', 'State of work')}
        value={fields.stateCode}
        hint={isKnown ? undefined : t('payroll.warning.state', 'Professional tax of the state is not known')}
        options={stateOptions(locale)}
        onChange={({ target }) => change({ stateCode: target.value })}
      />
      <TextField
        label={t('salary.setting.pf', 'Provident fund code (optional)')}
        hint={t('salary.setting.pf.hint', 'Once you enter it, provident fund is deducted.')}
        name="pfNumber"
        value={fields.pfNumber}
        maxLength={30}
        autoComplete="off"
        error={errors['pfNumber']}
        onChange={({ target }) => change({ pfNumber: target.value.toUpperCase() })}
      />
      <TextField
        label={t('salary.setting.esi', 'ESI employer code, 17 digits (optional)')}
        hint={t('salary.setting.esi.hint', 'Once you enter it, ESI is deducted.')}
        name="esiNumber"
        inputMode="numeric"
        value={fields.esiNumber}
        autoComplete="off"
        error={errors['esiNumber']}
        onChange={({ target }) => change({ esiNumber: target.value.replace(/\D/g, '').slice(0, 17) })}
      />
      <SwitchLine
        title={t('payroll.line.pt', 'Professional tax')}
        checked={fields.deductsProfessionalTax}
        onChange={(deductsProfessionalTax) => change({ deductsProfessionalTax })}
      />
      <SwitchLine
        title={t('payroll.line.lwf', 'Labour welfare fund')}
        checked={fields.paysLabourWelfare}
        onChange={(paysLabourWelfare) => change({ paysLabourWelfare })}
      />
      <SwitchLine
        title={t('payroll.line.tax', 'Income tax (TDS)')}
        checked={fields.deductsTax}
        onChange={(deductsTax) => change({ deductsTax })}
      />
    </FieldsOf>
  );
}

/** What the business is registered for, and so deducts and pays. */
export function SettingForm() {
  return (
    <Loaded query={useSetting()} waiting={<ListSkeleton count={2} />}>
      {(setting) => <Edit key={setting.version ?? 0} setting={setting} />}
    </Loaded>
  );
}
