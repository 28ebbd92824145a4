import { editTaxSetting } from '@nukkad/contract/people/payroll/income-tax.api';
import { type TaxSetting, taxSettingBody } from '@nukkad/contract/people/payroll/income-tax.model';
import { useSend } from '../../platform/api/send.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { Form } from '../../ui/field/form.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { type EditedTaxSetting, useTaxSetting } from './income-tax.queries.ts';
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
  const { fields, errors, busy, change, submit } = useForm<Typed, EditedTaxSetting>({
    initial: { choose, declare, prove, tan, pan, responsibleName, responsibleRole },
    schema: taxSettingBody,
    bodyOf: (typed) => ({ ...typed, taxYear, version }),
    send: async (body) => {
      await edit.mutateAsync(body);
      toast.success(t('salary.tax.saved', 'Saved'));
    },
  });
  return (
    <Section title={t('tax.setting', 'Last days and TAN')}>
      <Form onSubmit={submit}>
        <FieldPair>
          <DayField
            label={t('tax.setting.choose', 'Last day to choose a regime')}
            name="choose"
            value={fields.choose}
            error={errors['choose']}
            onDay={(day) => change({ choose: day })}
          />
          <DayField
            label={t('tax.setting.declare', 'Last day to declare')}
            name="declare"
            value={fields.declare}
            error={errors['declare']}
            onDay={(day) => change({ declare: day })}
          />
        </FieldPair>
        <DayField
          label={t('tax.setting.prove', 'Last day for proofs')}
          hint={t('tax.setting.prove.hint', 'From the next day on only what you accepted counts.')}
          name="prove"
          value={fields.prove}
          error={errors['prove']}
          onDay={(day) => change({ prove: day })}
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
            name="responsibleName"
            value={fields.responsibleName}
            maxLength={120}
            error={errors['responsibleName']}
            onChange={({ target }) => change({ responsibleName: target.value })}
          />
          <TextField
            label={t('tax.setting.role', 'Their role (optional)')}
            name="responsibleRole"
            value={fields.responsibleRole}
            maxLength={60}
            error={errors['responsibleRole']}
            onChange={({ target }) => change({ responsibleRole: target.value })}
          />
        </FieldPair>
        <Refusal>{errors['form']}</Refusal>
        {can.edit && (
          <Button type="submit" busy={busy}>
            {t('party.save', 'Save')}
          </Button>
        )}
      </Form>
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
