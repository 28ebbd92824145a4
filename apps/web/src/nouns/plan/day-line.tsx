import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { type Span, daysBetween, monthsOf, weeksOf } from './plan.rules.ts';
import { Unseen } from '../../ui/page/parts.tsx';
import styles from './day-line.module.css';

/** Beyond so many days the line is divided by months. */
const longDays = 120;

const at = (span: Span, day: string): string => `${(daysBetween(span.from, day) / span.days) * 100}%`;

function Scale({ span }: { span: Span }) {
  const { locale } = useTranslation();
  const isLong = span.days > longDays;
  const monthName = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short', year: '2-digit' });
  return (
    <div className={styles.scale} aria-hidden>
      {(isLong ? monthsOf(span) : weeksOf(span)).map((day) => (
        <span key={day} style={{ insetInlineStart: at(span, day) }}>
          {isLong ? monthName.format(new Date(day)) : formatInstant(istInstant(day), 'date', locale)}
        </span>
      ))}
    </div>
  );
}

/** A row of the line: what it is, and its place on the days. */
export function DayRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <span className={styles.label}>{label}</span>
      {children}
    </li>
  );
}

/** A milestone as a day on the line. */
export interface PlanMark {
  readonly id: string;
  readonly title: string;
  readonly dueOn: string;
  readonly isLate: boolean;
  readonly isDone?: boolean;
}

export function DayMarks({ span, marks }: { span: Span; marks: readonly PlanMark[] }) {
  const { t, locale } = useTranslation();
  const dayOf = (day: string) => formatInstant(istInstant(day), 'day', locale);
  return (
    <ul className={styles.marks}>
      {marks.map(({ id, title, dueOn, isLate, isDone }) => (
        <li
          key={id}
          data-late={isLate || undefined}
          data-done={isDone || undefined}
          style={{ insetInlineStart: at(span, dueOn) }}
        >
          <Unseen>
            {isLate
              ? t('plan.mark.late', '{{title}}, due {{day}}, overdue', { title, day: dayOf(dueOn) })
              : t('plan.mark', '{{title}}, due {{day}}', { title, day: dayOf(dueOn) })}
          </Unseen>
        </li>
      ))}
    </ul>
  );
}

/** A long line opens where today is, with some of the days before. */
function useTodayInSight(isNow: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const today = frame.current?.querySelector<HTMLElement>('[data-today]');
    if (isNow && today && frame.current)
      frame.current.scrollLeft = today.offsetLeft - frame.current.clientWidth / 4;
  }, [isNow]);
  return frame;
}

/** Rows on a line of days, with today across them; it scrolls within itself. */
export function DayLine({
  span,
  label,
  rows,
  over,
  children,
}: {
  span: Span;
  label: string;
  rows?: Ref<HTMLUListElement>;
  /** What is drawn across the rows. */
  over?: ReactNode;
  children: ReactNode;
}) {
  const today = istDay(new Date());
  const isNow = today >= span.from && daysBetween(span.from, today) < span.days;
  return (
    <div
      ref={useTodayInSight(isNow)}
      className={styles.frame}
      data-long={span.days > longDays || undefined}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <div className={styles.plan} style={{ '--days': span.days }}>
        <Scale span={span} />
        <ul ref={rows} className={styles.rows}>
          {children}
        </ul>
        <div className={styles.over} aria-hidden>
          {isNow && (
            <span data-today className={styles.today} style={{ insetInlineStart: at(span, today) }} />
          )}
          {over}
        </div>
      </div>
    </div>
  );
}
