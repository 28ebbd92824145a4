import type { PeriodWindow } from '@nukkad/contract/money/earning/period.query';
import { istDay } from '@nukkad/contract/kernel/time';
import { useSearchParams } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import type { Period } from './period.ts';
import { Stack } from '../../ui/page/parts.tsx';

const windows: Record<PeriodWindow, (t: Translate) => string> = {
  today: (t) => t('period.today', 'Today'),
  week: (t) => t('period.week', 'This week'),
  month: (t) => t('period.month', 'This month'),
  custom: (t) => t('period.custom', 'Choose days'),
};

/** Which days the page is about, kept in its address. */
export function PeriodPicker({ period: { window, from = '', to = '' } }: { period: Period }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const choose = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search);
    for (const [name, day] of Object.entries(change)) if (day) next.set(name, day);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const today = istDay(new Date());
  return (
    <Stack gap={0.75}>
      <FilterChips
        name="window"
        label={t('period.label', 'Period')}
        options={(['today', 'week', 'month', 'custom'] as const).map((value) => ({
          value: value === 'week' ? '' : value,
          label: windows[value](t),
        }))}
      />
      {window === 'custom' && (
        <Stack gap={0.75} columns="repeat(2, minmax(0, 12rem))">
          <DayField
            label={t('period.from', 'From')}
            value={from}
            max={today}
            onDay={(day) => choose({ from: day, to: to || day })}
          />
          <DayField
            label={t('period.to', 'To')}
            value={to}
            min={from}
            onDay={(day) => choose({ from: from || day, to: day })}
          />
        </Stack>
      )}
    </Stack>
  );
}
