import { editPayrollProfile } from '@nukkad/contract/people/payroll/salary-structure.api';
import {
  type SalariedUser,
  genders,
  pfKinds,
  profileBody,
} from '@nukkad/contract/people/payroll/salary-structure.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { stateOptions } from './states.ts';

/** What the law asks about a person. */
export function ProfileDialog({ person, dialog }: { person: SalariedUser; dialog: OpenDialog }) {
  const { t, locale } = useTranslation();
  const { staffId, fullName, profile } = person;
  const { version, ...initial } = profile;
  const pfNames = {
    ceiling: t('salary.pf.ceiling', 'On wages up to the ceiling'),
    full: t('salary.pf.full', 'On full wages'),
    none: t('salary.pf.none', 'Not a member'),
  };
  const genderNames = {
    '': t('salary.gender.none', 'Not stated'),
    M: t('salary.gender.m', 'Male'),
    F: t('salary.gender.f', 'Female'),
  };
  return (
    <FormDialog
      dialog={dialog}
      title={t('salary.tax.of', 'PF and tax of {{name}}', { name: fullName })}
      save={t('party.save', 'Save')}
      send={useSend(editPayrollProfile)}
      said={t('salary.tax.saved', 'Saved')}
      initial={initial}
      schema={profileBody}
      bodyOf={(typed) => ({ ...typed, staffId, ...(version !== null && { version }) })}
    >
      {({ fields, change }) => (
        <>
          <FieldPair>
            <SelectField
              label={t('salary.state', 'State of work')}
              value={fields.stateCode}
              options={[
                { value: '', label: t('salary.state.same', 'Same as the business') },
                ...stateOptions(locale),
              ]}
              onChange={({ target }) => change({ stateCode: target.value })}
            />
            <SelectField
              label={t('salary.gender', 'Gender (for professional tax)')}
              value={fields.gender}
              options={genders.map((value) => ({ value, label: genderNames[value] }))}
              onChange={({ target }) => change({ gender: genders.find((one) => one === target.value) ?? '' })}
            />
          </FieldPair>
          <SelectField
            label={t('payroll.line.pf', 'Provident fund')}
            value={fields.providentFund}
            options={pfKinds.map((value) => ({ value, label: pfNames[value] }))}
            onChange={({ target }) =>
              change({ providentFund: pfKinds.find((one) => one === target.value) ?? 'ceiling' })
            }
          />
          <ButtonLink to={`/people/employees/${staffId}?tab=personal`} tone="quiet" small>
            {t('salary.numbers', 'Enter UAN and ESI number in the employee’s file')}
          </ButtonLink>
          <SwitchLine
            title={t('salary.pension', 'Pays into the pension scheme (under 58)')}
            checked={fields.hasPension}
            onChange={(hasPension) => change({ hasPension })}
          />
          <SwitchLine
            title={t('salary.disabled', 'Person with a disability (higher ESI limit)')}
            checked={fields.isDisabled}
            onChange={(isDisabled) => change({ isDisabled })}
          />
          <SwitchLine
            title={t('salary.tds', 'Deduct income tax')}
            checked={fields.deductsTax}
            onChange={(deductsTax) => change({ deductsTax })}
          />
        </>
      )}
    </FormDialog>
  );
}
