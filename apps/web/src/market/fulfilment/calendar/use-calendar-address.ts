import { addDays, istDay, istWeekday } from '@nukkad/contract/kernel/time';
import { useSearchParams } from 'react-router';

export type CalendarSpan = 'day' | 'week';

const isDay = (value: string | null): value is string => value !== null && /^\d{4}-\d\d-\d\d$/.test(value);

/** The day and how much of it is shown are the page's address. */
export function useCalendarAddress() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day');
  const today = istDay(new Date());
  const day = isDay(asked) ? asked : today;
  const span: CalendarSpan = search.get('span') === 'week' ? 'week' : 'day';
  const monday = addDays(day, 1 - istWeekday(day));
  const change = (next: Readonly<Record<string, string>>) =>
    setSearch(
      (before) => {
        const changed = new URLSearchParams(before);
        for (const [key, value] of Object.entries(next))
          if (value === '') changed.delete(key);
          else changed.set(key, value);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    today,
    day,
    span,
    /** The first day that is shown. */
    from: span === 'week' ? monday : day,
    days: span === 'week' ? ('7' as const) : ('1' as const),
    who: search.get('who'),
    goTo: (next: string) => change({ day: next === today ? '' : next }),
    show: (next: CalendarSpan) => change({ span: next === 'day' ? '' : next }),
    change,
  };
}
export type CalendarAddress = ReturnType<typeof useCalendarAddress>;
