import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import { Fragment, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { MonthGrid } from '../../ui/time/month-grid.tsx';
import { daysIn } from '../../ui/time/month.rules.ts';
import { useIsNarrow } from '../../ui/browser/use-is-narrow.ts';
import { Note, Stack, Text, Unseen } from '../../ui/page/parts.tsx';
import styles from './plan-calendar.module.css';

/** Something that falls on a day. */
export interface CalendarEntry {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  readonly isDone: boolean;
  readonly isLate: boolean;
}

/** So many have room in the cell of a day. */
const mostInCell = 3;

const byDay = <Entry extends CalendarEntry>(entries: readonly Entry[]): ReadonlyMap<string, Entry[]> => {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) found.set(entry.day, [...(found.get(entry.day) ?? []), entry]);
  return found;
};

function Cell({
  day,
  entries,
  isToday,
  isChosen,
}: {
  day: string;
  entries: readonly CalendarEntry[];
  isToday: boolean;
  isChosen: boolean;
}) {
  const { t, locale } = useTranslation();
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('day', day);
  const more = entries.length - mostInCell;
  return (
    <Link
      to={{ search: `?${next}` }}
      replace
      preventScrollReset
      className={styles.cell}
      data-today={isToday || undefined}
      data-busy={entries.length > 0 || undefined}
      aria-current={isChosen ? 'date' : undefined}
    >
      <b aria-hidden>{Number(day.slice(8))}</b>
      <Unseen>{formatInstant(istInstant(day), 'day', locale)}</Unseen>{' '}
      {entries.slice(0, mostInCell).map(({ id, title, isDone, isLate }) => (
        <Fragment key={id}>
          <span className={styles.line} data-done={isDone || undefined} data-late={isLate || undefined}>
            {title}
          </span>{' '}
        </Fragment>
      ))}
      {more > 0 && <small>{t('plan.more', '+{{count}} more', { count: more })}</small>}
    </Link>
  );
}

interface Drawn<Entry> {
  readonly month: string;
  readonly days: ReadonlyMap<string, readonly Entry[]>;
  readonly today: string;
  readonly draw: (entry: Entry) => ReactNode;
}

function DayHeading({ day, today }: { day: string; today: string }) {
  const { t, locale } = useTranslation();
  const words = formatInstant(istInstant(day), 'weekday', locale);
  return (
    <Text as="h3" size="md">
      {day === today ? t('plan.todayIs', 'Today, {{day}}', { day: words }) : words}
    </Text>
  );
}

const Rows = <Entry extends CalendarEntry>({
  entries,
  draw,
}: Pick<Drawn<Entry>, 'draw'> & { entries: readonly Entry[] }) => (
  <ul className={styles.rows}>
    {entries.map((entry) => (
      <li key={entry.id} data-late={entry.isLate || undefined} data-done={entry.isDone || undefined}>
        {draw(entry)}
      </li>
    ))}
  </ul>
);

/** On a phone: the days on which something falls, one below the other. */
function Agenda<Entry extends CalendarEntry>({ month, days, today, draw }: Drawn<Entry>) {
  return daysIn(month)
    .filter((day) => days.has(day))
    .map((day) => (
      <Stack key={day} as="section" gap={0.5}>
        <DayHeading day={day} today={today} />
        <Rows entries={days.get(day) ?? []} draw={draw} />
      </Stack>
    ));
}

/** On a desk: the month in weeks, and the chosen day beside it. */
function Weeks<Entry extends CalendarEntry>({ month, days, today, draw }: Drawn<Entry>) {
  const [search] = useSearchParams();
  const { t } = useTranslation();
  const all = daysIn(month);
  const chosen =
    [search.get('day'), today].find((day) => day !== null && all.includes(day)) ??
    all.find((day) => days.has(day)) ??
    `${month}-01`;
  const entries = days.get(chosen) ?? [];
  return (
    <div className={styles.month}>
      <MonthGrid month={month}>
        {(day) => (
          <Cell day={day} entries={days.get(day) ?? []} isToday={day === today} isChosen={day === chosen} />
        )}
      </MonthGrid>
      <Card quiet className={styles.day ?? ''}>
        <DayHeading day={chosen} today={today} />
        {entries.length === 0 ? (
          <Note>{t('plan.dayFree', 'Nothing is planned for this day.')}</Note>
        ) : (
          <Rows entries={entries} draw={draw} />
        )}
      </Card>
    </div>
  );
}

/** What falls on the days of a month: in weeks on a desk, as an agenda on a phone. Month and day are in the address. */
export function PlanCalendar<Entry extends CalendarEntry>({
  month,
  entries,
  children: draw,
}: {
  month: string;
  entries: readonly Entry[];
  /** How one of them is shown in the list of its day. */
  children: (entry: Entry) => ReactNode;
}) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [today] = useState(() => istDay(new Date()));
  const days = byDay(entries);
  const drawn = { month, days, today, draw };
  const isFree = !daysIn(month).some((day) => days.has(day));
  return (
    <>
      {isNarrow ? <Agenda {...drawn} /> : <Weeks {...drawn} />}
      {isNarrow && isFree && <Note>{t('plan.monthFree', 'Nothing is planned for this month.')}</Note>}
    </>
  );
}

/** One entry in the list of its day: what it is with its link, and what happens to it. */
export function EntryRow({ link, about }: { link: ReactNode; about: string }) {
  return (
    <span className={styles.entry}>
      {link}
      <small>{about}</small>
    </span>
  );
}
