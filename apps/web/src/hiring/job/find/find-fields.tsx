import { editRupees } from '@nukkad/contract/kernel/patterns/rupees';
import type { Skill } from '@nukkad/contract/hiring/skill/skill.model';
import { useId, useState } from 'react';
import { shiftInWords } from '../../../nouns/candidate/work-words.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { SwitchRow } from '../../../ui/field/switch-row.tsx';
import { type FindFilter, findDays, findKm, findShifts } from './find-filter.ts';
import styles from './find-jobs.module.css';
import { useFindAddress, type WriteFilter } from './use-find-address.ts';

interface Part {
  readonly filter: FindFilter;
  readonly write: WriteFilter;
}

/** The first option takes the filter away. */
function Choice({
  label,
  name,
  value,
  options,
  write,
}: {
  label: string;
  name: string;
  value: string | undefined;
  options: readonly { readonly value: string; readonly label: string }[];
  write: WriteFilter;
}) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => write({ [name]: target.value })}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Counts when it has been written: at Enter, or when one goes on to something else. */
function Wage({ filter: { wage, unit }, write }: Part) {
  const { t } = useTranslation();
  const present = wage ?? null;
  const [paise, setPaise] = useState(present);
  return (
    <>
      <SwitchRow
        legend={t('findJobs.wage.unit', 'Pay by')}
        options={[
          { value: 'month', label: t('findJobs.wage.month', 'Month') },
          { value: 'day', label: t('findJobs.wage.day', 'Day') },
        ]}
        value={unit}
        onChange={(next) => write({ unit: next === 'day' ? 'day' : '' })}
      />
      <MoneyField
        key={present}
        label={t('findJobs.wage', 'Pays at least')}
        size={7}
        paise={paise}
        onPaise={setPaise}
        onSettled={() => paise !== present && write({ wage: editRupees(paise) })}
      />
    </>
  );
}

/** Trade, distance, pay, shift, day. Every choice counts at once; all of them are the address's parameters. */
export function FindFields({ filter, trades }: { filter: FindFilter; trades: readonly Skill[] }) {
  const { t, plural } = useTranslation();
  const write = useFindAddress();
  const any = { value: '', label: t('findJobs.any', 'Any') };
  return (
    <div className={styles.fields}>
      <Choice
        label={t('findJobs.trade', 'Type of work')}
        name="trade"
        value={filter.trade}
        options={[any, ...trades.map(({ skillId, name }) => ({ value: skillId, label: name }))]}
        write={write}
      />
      <Choice
        label={t('findJobs.distance', 'Distance')}
        name="km"
        value={filter.km}
        options={[
          any,
          ...findKm.map((km) => ({ value: km, label: t('findJobs.within', 'Within {{km}} km', { km }) })),
        ]}
        write={write}
      />
      <Wage filter={filter} write={write} />
      <Choice
        label={t('findJobs.shift', 'Shift')}
        name="shift"
        value={filter.shift}
        options={[any, ...findShifts.map((shift) => ({ value: shift, label: shiftInWords(t, shift) }))]}
        write={write}
      />
      <Choice
        label={t('findJobs.posted', 'Posted')}
        name="days"
        value={filter.days}
        options={[
          any,
          ...findDays.map((days) => ({
            value: days,
            label: plural('findJobs.lastDays', Number(days), {
              one: 'In the last day',
              other: 'In the last {{count}} days',
            }),
          })),
        ]}
        write={write}
      />
    </div>
  );
}
