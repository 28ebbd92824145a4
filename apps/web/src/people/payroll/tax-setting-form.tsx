import { type TaxSetting, taxSettingBody } from '@nukkad/contract/people/payroll/income-tax.model';
import { useMutation } from '@tanstack/react-query';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { Section } from '../../ui/section.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import {
  type EditedTaxSetting,
  saveStatement,
  useEditTaxSetting,
  useTaxSetting,
} from './income-tax.queries.ts';
import { dayName } from './income-tax-words.ts';
import styles from './income-tax.module.css';

type Of = { readonly setting: TaxSetting };
type Typed = Pick<TaxSetting, 'choose' | 'declare' | 'prove' | 'tan' | 'responsibleName' | 'responsibleRole'>;

function Quarters({ setting }: Of) {
  const { t, locale } = useTranslation();
  const save = useMutation({ mutationFn: (quarter: number) => saveStatement(setting, quarter) });
  const { quarters, names, tan } = setting;
  return (
    <Section title={t('tax.statements', 'Quarterly statements, Form {{form}}', { form: names.statement })}>
      <Card quiet className={styles.stack}>
        <p className={styles.note}>
          {t(
            'tax.statements.note',
            'The file lists people, salaries and tax. Challans, validation and the signature are added in the tax department’s own utility.',
          )}
        </p>
        <ul className={styles.claims}>
          {quarters.map(({ quarter, due, deducted, missing }) => (
            <li key={quarter} className={styles.claim}>
              <div className={styles.claimHead}>
                <strong>{t('tax.quarter', 'Quarter {{quarter}}', { quarter })}</strong>
                <strong>{formatMoney(deducted, locale)}</strong>
              </div>
              <p className={styles.note}>
                {t('tax.quarter.due', 'Due by {{day}}', { day: dayName(due, locale) })}
                {missing > 0 &&
                  ` · ${t('tax.quarter.missing', '{{count}} without a PAN', { count: missing })}`}
              </p>
              <span>
                <Button
                  small
                  tone="plain"
                  disabled={!tan}
                  busy={save.isPending && save.variables === quarter}
                  onClick={() => save.mutate(quarter, { onError: (error) => toast.error(error.message) })}
                >
                  {t('tax.quarter.file', 'Download')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
        {!tan && <p>{t('tax.tan.first', 'Enter the TAN below first.')}</p>}
      </Card>
    </Section>
  );
}

function Edit({ setting }: Of) {
  const { t } = useTranslation();
  const edit = useEditTaxSetting();
  const { taxYear, version, can, choose, declare, prove, tan, responsibleName, responsibleRole } = setting;
  const { fields, errors, busy, change, submit } = useForm<Typed, EditedTaxSetting>({
    initial: { choose, declare, prove, tan, responsibleName, responsibleRole },
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
        <TextField
          label={t('tax.setting.tan', 'TAN (optional)')}
          name="tan"
          value={fields.tan}
          maxLength={10}
          autoComplete="off"
          error={errors['tan']}
          onChange={({ target }) => change({ tan: target.value.toUpperCase() })}
        />
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

/** Statements of the year, its last days, and who signs. */
export function TaxSettingForm({ taxYear }: { taxYear: string }) {
  return (
    <Loaded query={useTaxSetting(taxYear)} waiting={<ListSkeleton count={2} />}>
      {(setting) => (
        <>
          <Quarters setting={setting} />
          <Edit key={`${setting.taxYear} ${setting.version}`} setting={setting} />
        </>
      )}
    </Loaded>
  );
}
