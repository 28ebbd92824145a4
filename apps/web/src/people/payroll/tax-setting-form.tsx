import { editTaxSetting } from '@nukkad/contract/people/payroll/income-tax.api';
import { type TaxSetting, taxSettingBody } from '@nukkad/contract/people/payroll/income-tax.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useTaxSetting } from './income-tax.queries.ts';
import { useTaxDeposits } from './tax-deposit.queries.ts';
import { TaxDeposits } from './tax-deposits.tsx';
import { TaxQuarters } from './tax-quarters.tsx';

type Of = { readonly setting: TaxSetting };
type Typed = Pick<
  TaxSetting,
  'choose' | 'declare' | 'prove' | 'tan' | 'pan' | 'responsibleName' | 'responsibleRole'
>;

function Edit({ setting }: Of) {
  const { t } = useTranslation();
  const edit = useSend(editTaxSetting);
  const { taxYear, version, can, choose, declare, prove, tan, pan, responsibleName, responsibleRole } =
    setting;
  const initial: Typed = { choose, declare, prove, tan, pan, responsibleName, responsibleRole };
  return (
    <Section title={t('tax.setting', 'Last days and TAN')}>
      <SentFields
        save={t('party.save', 'Save')}
        foot={(send) => can.edit && send}
        send={edit}
        said={t('salary.tax.saved', 'Saved')}
        initial={initial}
        schema={taxSettingBody}
        bodyOf={(typed) => ({ ...typed, taxYear, version })}
      >
        {({ fields, errors, change, dayAt, lineAt }) => (
          <>
            <FieldPair>
              <DayField label={t('tax.setting.choose', 'Last day to choose a regime')} {...dayAt('choose')} />
              <DayField label={t('tax.setting.declare', 'Last day to declare')} {...dayAt('declare')} />
            </FieldPair>
            <DayField
              label={t('tax.setting.prove', 'Last day for proofs')}
              hint={t('tax.setting.prove.hint', 'From the next day on only what you accepted counts.')}
              {...dayAt('prove')}
            />
            <FieldPair>
              <TextField
                label={t('tax.setting.tan', 'TAN (optional)')}
                name="tan"
                value={fields.tan}
                maxLength={10}
                autoComplete="off"
                error={errors['tan']}
                onChange={({ target }) => change({ tan: target.value.toUpperCase() })}
              />
              <TextField
                label={t('tax.setting.pan', 'PAN of the business (optional)')}
                hint={t('tax.setting.pan.hint', 'Left empty, it comes from the GST number.')}
                name="pan"
                value={fields.pan}
                maxLength={10}
                autoComplete="off"
                error={errors['pan']}
                onChange={({ target }) => change({ pan: target.value.toUpperCase() })}
              />
            </FieldPair>
            <FieldPair>
              <TextField
                label={t('tax.setting.name', 'Who signs certificates (optional)')}
                {...lineAt('responsibleName')}
                maxLength={120}
              />
              <TextField
                label={t('tax.setting.role', 'Their role (optional)')}
                {...lineAt('responsibleRole')}
                maxLength={60}
              />
            </FieldPair>
          </>
        )}
      </SentFields>
    </Section>
  );
}

function Deposits({ setting }: Of) {
  return (
    <Loaded query={useTaxDeposits(setting.taxYear)} waiting={<ListSkeleton count={2} />}>
      {(deposits) => (
        <>
          <TaxDeposits deposits={deposits} />
          <TaxQuarters setting={setting} deposits={deposits} />
        </>
      )}
    </Loaded>
  );
}

/** Deposits and statements of the year, its last days, and who signs. */
export function TaxSettingForm({ taxYear }: { taxYear: string }) {
  return (
    <Loaded query={useTaxSetting(taxYear)} waiting={<ListSkeleton count={2} />}>
      {(setting) => (
        <>
          <Deposits setting={setting} />
          <Edit key={`${setting.taxYear} ${setting.version}`} setting={setting} />
        </>
      )}
    </Loaded>
  );
}
