import { gstRatesOn } from '@nukkad/contract/kernel/gst-rates';
import { istDay } from '@nukkad/contract/kernel/time';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import styles from './project.module.css';

/** As it stands in a form; 0 and '' are nothing. */
export interface TypedMilestone {
  readonly title: string;
  readonly amount: number;
  readonly taxPercent: number;
  readonly dueOn: string;
  readonly isAdvance: boolean;
}

export const noMilestone: TypedMilestone = {
  title: '',
  amount: 0,
  taxPercent: 18,
  dueOn: '',
  isAdvance: false,
};

/** Those of today; a milestone that was agreed at another rate keeps it. */
const ratesFor = (own: number): readonly number[] => {
  const rates = gstRatesOn(istDay(new Date()));
  return rates.includes(own) ? rates : [...rates, own];
};

/** The fields of one milestone. */
export function MilestoneFields({
  typed,
  errors,
  noAdvance = false,
  change,
}: {
  typed: TypedMilestone;
  errors?: Readonly<Record<string, string>>;
  /** It cannot be an advance any more. */
  noAdvance?: boolean;
  change: (changes: Partial<TypedMilestone>) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <HindiField
        label={t('milestone.title', 'What is done then?')}
        name="title"
        value={typed.title}
        maxLength={120}
        error={errors?.['title']}
        onText={(title) => change({ title })}
      />
      <MoneyField
        label={t('milestone.amount', 'Amount with GST')}
        name="amount"
        zero
        paise={typed.amount || null}
        error={errors?.['amount']}
        onPaise={(paise) => change({ amount: paise ?? 0 })}
      />
      <SelectField
        label={t('milestone.gst', 'GST in it')}
        value={typed.taxPercent}
        options={ratesFor(typed.taxPercent).map((percent) => ({
          value: String(percent),
          label: `${percent}%`,
        }))}
        onChange={({ target }) => change({ taxPercent: Number(target.value) })}
      />
      <DayField
        label={t('milestone.due', 'Due on')}
        name="dueOn"
        value={typed.dueOn}
        error={errors?.['dueOn']}
        onDay={(dueOn) => change({ dueOn })}
      />
      {!noAdvance && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={typed.isAdvance}
            onChange={({ target }) => change({ isAdvance: target.checked })}
          />
          {t('milestone.isAdvance', 'Advance: due before the work begins')}
        </label>
      )}
    </div>
  );
}
