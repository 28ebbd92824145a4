import { wageLimits } from '@nukkad/contract/hiring/job/job.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { MoneyField } from '../../ui/field/money-field.tsx';

/** Counts when it has been written: at Enter, or when one goes on to something else. Wages by the day are found by their month. */
export function WageFilter({ value, onChange }: { value: string; onChange: (next: string) => void }) {
  const { t } = useTranslation();
  const present = value === '' ? null : Number(value);
  const [paise, setPaise] = useState(present);
  const next = paise !== null && paise >= wageLimits.least && paise <= wageLimits.most ? String(paise) : '';
  return (
    <MoneyField
      key={value}
      label={t('candidates.wage.most', 'Expects up to, a month')}
      size={7}
      paise={paise}
      onPaise={setPaise}
      onSettled={() => next !== value && onChange(next)}
    />
  );
}
