import { addDays, istDay, istWeekday } from '@nukkad/contract/kernel/time';
import { useSearchParams } from 'react-router';

const monday = (day: string) => addDays(day, 1 - istWeekday(day));
const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Which days of the roster are shown, narrowed by what: all of it in the address. */
export interface RosterAddress {
  readonly span: 'week' | 'month';
  /** Always a Monday, so that the limits of a week can be told. */
  readonly from: string;
  readonly to: string;
  readonly days: readonly string[];
  /** The one that a phone shows. */
  readonly day: string;
  readonly departmentId: string;
  readonly q: string;
  readonly set: (name: string, value: string) => void;
}

export function useRosterAddress(): RosterAddress {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const day = isDay(asked) ? asked : istDay(new Date());
  const span = search.get('span') === 'month' ? 'month' : 'week';
  const from = monday(day);
  const count = span === 'month' ? 28 : 7;
  return {
    span,
    from,
    to: addDays(from, count - 1),
    days: Array.from({ length: count }, (_, at) => addDays(from, at)),
    day,
    departmentId: search.get('department') ?? '',
    q: search.get('q') ?? '',
    set: (name, value) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
