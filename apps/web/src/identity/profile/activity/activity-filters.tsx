import { activityAreas } from '@nukkad/contract/identity/profile/profile.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { FilterChips } from '../../../ui/page/filter-chips.tsx';
import { DayField } from '../../../ui/field/day-field.tsx';
import { UrlTabs } from '../../../ui/page/url-tabs.tsx';
import { areaWords } from './activity-words.ts';
import { Stack } from '../../../ui/page/parts.tsx';
import styles from './activity.module.css';

/** Whose doings, about what, and between which days: all of it in the page's address. */
export function ActivityFilters({ mayReadFirm }: { mayReadFirm: boolean }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const set = (name: 'from' | 'to', value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const today = istDay(new Date());
  return (
    <Stack gap={0.9} narrows>
      {mayReadFirm && (
        <UrlTabs
          name="scope"
          label={t('activity.whose', 'Show')}
          tabs={[
            { value: 'own', label: t('activity.own', 'Mine') },
            { value: 'organisation', label: t('activity.firm', 'Whole business') },
          ]}
        />
      )}
      <FilterChips
        name="area"
        label={t('activity.about.what', 'Area')}
        options={[
          { value: '', label: t('activity.every', 'All') },
          ...activityAreas.map((value) => ({ value, label: areaWords[value](t) })),
        ]}
      />
      <div className={styles.days}>
        <DayField
          label={t('activity.from', 'From')}
          max={to || today}
          value={from}
          onDay={(day) => set('from', day)}
        />
        <DayField
          label={t('activity.to', 'To')}
          min={from}
          max={today}
          value={to}
          onDay={(day) => set('to', day)}
        />
      </div>
    </Stack>
  );
}
