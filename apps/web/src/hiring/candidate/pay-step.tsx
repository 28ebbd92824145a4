import type { WageUnit } from '@nukkad/contract/hiring/job/job.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SwitchRow } from '../../ui/field/switch-row.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Row } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import type { StepProps } from './profile-steps.ts';
import { StepForm } from './step-form.tsx';

/** Amounts that a tap enters, in paise. */
const usual: Record<WageUnit, readonly number[]> = {
  month: [12_000_00, 15_000_00, 18_000_00, 22_000_00, 25_000_00, 30_000_00],
  day: [500_00, 600_00, 800_00, 1_000_00, 1_200_00, 1_500_00],
};

interface Typed {
  readonly unit: WageUnit;
  readonly paise: number | null;
  /** The field begins anew where a tap has entered an amount. */
  readonly taps: number;
}

export function PayStep({ profile: { wage }, ...step }: StepProps) {
  const { t, locale } = useTranslation();
  const initial: Typed = { unit: wage?.unit ?? 'month', paise: wage?.paise ?? null, taps: 0 };
  return (
    <StepForm
      {...step}
      initial={initial}
      bodyOf={({ unit, paise }) => ({ wage: paise === null ? null : { unit, paise } })}
      incomplete={({ paise }) => paise === null}
    >
      {({ fields: { unit, paise, taps }, errors, change }) => (
        <>
          <SwitchRow
            legend={t('candidate.wage.unit', 'Pay by')}
            options={[
              { value: 'month', label: t('candidate.wage.byMonth', 'Month') },
              { value: 'day', label: t('candidate.wage.byDay', 'Day') },
            ]}
            value={unit}
            onChange={(next) => change({ unit: next, paise: null, taps: taps + 1 })}
          />
          <Row gap={0.5}>
            {usual[unit].map((amount) => (
              <Button
                key={amount}
                tone={paise === amount ? 'haldi' : 'plain'}
                aria-pressed={paise === amount}
                onClick={() => change({ paise: amount, taps: taps + 1 })}
              >
                <span translate="no">{formatMoney(amount, locale)}</span>
              </Button>
            ))}
          </Row>
          <MoneyField
            key={taps}
            label={
              unit === 'month'
                ? t('candidate.wage.month', 'At least, a month')
                : t('candidate.wage.day', 'At least, a day')
            }
            paise={paise}
            onPaise={(typed) => change({ paise: typed })}
            error={errors['wage.paise']}
          />
        </>
      )}
    </StepForm>
  );
}
