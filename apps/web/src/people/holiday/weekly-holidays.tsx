import type { WeeklyHolidays as Weekly } from '@nukkad/contract/people/holiday/holiday.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CheckList } from '../../ui/field/check-list.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useSetWeekly, useWeekly } from './holiday.queries.ts';

/** 23 November 2026 is a Monday. */
const weekdayWords = (weekday: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 10, 22 + weekday, 12)),
  );

function Fields({ read }: { read: Weekly }) {
  const { t, locale } = useTranslation();
  const all = read.items.find(({ departmentId }) => departmentId === null);
  const [weekdays, setWeekdays] = useState<readonly string[]>((all?.weekdays ?? [7]).map(String));
  const [saturdays, setSaturdays] = useState<readonly string[]>((all?.saturdays ?? []).map(String));
  const set = useSetWeekly();
  const save = async () => {
    await set.mutateAsync({
      departmentId: null,
      weekdays: weekdays.map(Number),
      saturdays: weekdays.includes('6') ? [] : saturdays.map(Number),
    });
    toast.success(t('holiday.weekly.saved', 'Saved'));
  };
  return (
    <Card quiet>
      <CheckList
        label={t('holiday.weekly', 'Off every week')}
        name="weekdays"
        options={[1, 2, 3, 4, 5, 6, 7].map((one) => ({
          value: String(one),
          label: weekdayWords(one, locale),
        }))}
        values={weekdays}
        most={6}
        onChange={setWeekdays}
      />
      {!weekdays.includes('6') && (
        <CheckList
          label={t('holiday.saturdays', 'Saturdays that are off besides')}
          name="saturdays"
          options={['1', '2', '3', '4', '5'].map((value) => ({
            value,
            label: t('holiday.saturday', 'Saturday {{count}} of the month', { count: Number(value) }),
          }))}
          values={saturdays}
          most={5}
          onChange={setSaturdays}
        />
      )}
      {read.can.edit && (
        <Button busy={set.isPending} onClick={() => void save()}>
          {t('worktime.save', 'Save')}
        </Button>
      )}
    </Card>
  );
}

/** Which weekdays no one works. */
export function WeeklyHolidays() {
  return (
    <Loaded query={useWeekly()} waiting={<FormSkeleton />}>
      {(read) => <Fields key={JSON.stringify(read.items)} read={read} />}
    </Loaded>
  );
}
