import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { addDays } from '@nukkad/contract/kernel/time';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import type { CalendarAddress } from './use-calendar-address.ts';
import styles from './calendar-head.module.css';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const stepOf = { day: 1, week: 7 };

function useTitle({ span, from }: CalendarAddress): string {
  const { locale } = useTranslation();
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const short = { day: 'numeric', month: 'short' } as const;
  return span === 'day'
    ? words({ weekday: 'long', ...short }).format(noon(from))
    : words(short).formatRange(noon(from), noon(addDays(from, 6)));
}

/** Which day or week, the ways to the next ones, and how much is shown. */
export function CalendarHead({ address }: { address: CalendarAddress }) {
  const { t } = useTranslation();
  const { span, day, today, goTo, show } = address;
  const title = useTitle(address);
  const step = stepOf[span];
  const isWeek = span === 'week';
  return (
    <div className={styles.head}>
      <div className={styles.steps}>
        <button
          type="button"
          aria-label={
            isWeek ? t('calendar.weekBefore', 'Previous week') : t('calendar.before', 'Previous day')
          }
          onClick={() => goTo(addDays(day, -step))}
        >
          <IconPrevious size={22} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={isWeek ? t('calendar.weekAfter', 'Next week') : t('calendar.after', 'Next day')}
          onClick={() => goTo(addDays(day, step))}
        >
          <IconNext size={22} aria-hidden />
        </button>
      </div>
      <h2 aria-live="polite">{title}</h2>
      <label className={styles.pick}>
        <span>{t('partnerList.day', 'Day')}</span>
        <input type="date" value={day} onChange={({ target }) => target.value && goTo(target.value)} />
      </label>
      {day !== today && (
        <Button tone="plain" small onClick={() => goTo(today)}>
          {t('dayWindow.today', 'Today')}
        </Button>
      )}
      <div className={styles.spans} role="group" aria-label={t('calendar.span', 'Show')}>
        {(['day', 'week'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={span === one} onClick={() => show(one)}>
            {one === 'day' ? t('calendar.oneDay', 'Day') : t('calendar.oneWeek', 'Week')}
          </button>
        ))}
      </div>
    </div>
  );
}
