import { checkWage } from '@nukkad/contract/hiring/job/job.api';
import { pincodePattern } from '@nukkad/contract/kernel/patterns/pincode';
import { WageSentence } from '../../nouns/job/wage-sentence.tsx';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SwitchRow } from '../../ui/field/switch-row.tsx';
import type { StepProps } from './step-props.ts';

/** Who may not look at jobs is told nothing of the minimum; the server checks it all the same. */
function Minimum({ form: { fields } }: StepProps) {
  const { tradeId, pincode, wageUnit, wageFrom } = fields;
  const isAsked = tradeId !== '' && pincodePattern.test(pincode);
  const { data } = useAsked(
    checkWage,
    isAsked ? { query: { tradeId, pincode, wageUnit, ...(wageFrom > 0 && { wageFrom }) } } : null,
  );
  return data && <WageSentence check={data} />;
}

/** What is paid, from and to, by month or day. */
export function WageFields({ form }: StepProps) {
  const { t } = useTranslation();
  const { fields, errors, change } = form;
  return (
    <>
      <SwitchRow
        legend={t('posting.wage.unit', 'Pay by')}
        options={[
          { value: 'month', label: t('posting.wage.month', 'Month') },
          { value: 'day', label: t('posting.wage.day', 'Day') },
        ]}
        value={fields.wageUnit}
        onChange={(wageUnit) => change({ wageUnit })}
      />
      <FieldPair>
        <MoneyField
          label={t('posting.wage.from', 'Pay from')}
          name="wageFrom"
          paise={fields.wageFrom || null}
          error={errors['wageFrom']}
          onPaise={(paise) => change({ wageFrom: paise ?? 0 })}
        />
        <MoneyField
          label={t('posting.wage.to', 'Up to')}
          name="wageTo"
          paise={fields.wageTo || null}
          error={errors['wageTo']}
          onPaise={(paise) => change({ wageTo: paise ?? 0 })}
        />
      </FieldPair>
      <Minimum form={form} />
    </>
  );
}
