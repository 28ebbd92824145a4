import { istDay } from '@nukkad/contract/kernel/time';
import type { AwayDay } from '@nukkad/contract/people/leave/leave.model';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dayInWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FactsSkeleton } from '../../ui/skeletons.tsx';
import { StatePill } from '../../ui/state-pill.tsx';
import layout from './away.module.css';
import { type DayOfMonth, awayByDay, blanksOf, daysOf, monthBeside, monthOf } from './away-days.ts';
import { leaveEmpty } from './leave.empty.ts';
import { datesInWords } from './leave-words.ts';
import styles from './leave.module.css';
import { useAway, useDepartmentChoice } from './leave.queries.ts';

const inWords = (locale: string, options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T12:00:00Z`));

/** A Monday and the days behind it, for their names. */
const week = ['23', '24', '25', '26', '27', '28', '29'].map((date) => `2026-11-${date}`);

function useSet() {
  const [search, setSearch] = useSearchParams();
  return {
    search,
    linkTo: (name: string, value: string) => {
      const next = new URLSearchParams(search);
      next.set(name, value);
      return { search: `?${next}` };
    },
    set: (name: string, value: string) =>
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

function Steps({ month }: { month: string }) {
  const { t, locale } = useTranslation();
  const { linkTo } = useSet();
  const step = (side: -1 | 1, label: string, text: string) => (
    <ButtonLink
      to={linkTo('month', monthBeside(month, side))}
      replace
      preventScrollReset
      tone="plain"
      small
      aria-label={label}
    >
      {text}
    </ButtonLink>
  );
  return (
    <div className={layout.steps}>
      {step(-1, t('leave.month.before', 'Previous month'), '‹')}
      <h2>{inWords(locale, { month: 'long', year: 'numeric' })(`${month}-01`)}</h2>
      {step(1, t('leave.month.after', 'Next month'), '›')}
    </div>
  );
}

/** A day of the calendar: how many are away, and on a desk who. */
function Day({
  one,
  isChosen,
  isToday,
  onChoose,
}: {
  one: DayOfMonth;
  isChosen: boolean;
  isToday: boolean;
  onChoose: () => void;
}) {
  const { plural, locale } = useTranslation();
  const { day, away } = one;
  const date = String(Number(day.slice(8)));
  const count = plural('leave.away.count', away.length, { one: '{{count}} away', other: '{{count}} away' });
  return (
    <button
      type="button"
      className={layout.day}
      data-away={away.length > 0 || undefined}
      data-today={isToday || undefined}
      aria-pressed={isChosen}
      aria-label={`${date} ${away.length > 0 ? count : ''}, ${dayInWords(day, locale)}`}
      onClick={onChoose}
    >
      <b>{date}</b>
      {away.length > 0 && (
        <>
          <span className={layout.number}>{away.length}</span>
          <span className={layout.names} translate="no">
            {away.map(({ fullName }) => fullName.split(' ')[0]).join(', ')}
          </span>
        </>
      )}
    </button>
  );
}

function Person({ one }: { one: AwayDay }) {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <li>
      <Link to={`/approvals/${one.requestId}`} translate="no" className={layout.person}>
        {one.fullName}
      </Link>
      <span>{`${one.title} · ${datesInWords(voice, one)}`}</span>
      <StatePill on={one.isApproved}>
        {one.isApproved ? t('approval.approved', 'Approved') : t('approval.pending', 'Pending')}
      </StatePill>
    </li>
  );
}

function Month({ month, away }: { month: string; away: readonly AwayDay[] }) {
  const { t, locale } = useTranslation();
  const [today] = useState(() => istDay(new Date()));
  const [chosen, setChosen] = useState(today);
  const days = awayByDay(month, away);
  const day = days.find((one) => one.day === chosen) ?? days.find((one) => one.away.length > 0) ?? days[0];
  if (away.length === 0) return <EmptyScreen screen={leaveEmpty['no-away']} action={null} />;
  return (
    <div className={layout.month}>
      <div>
        <div className={layout.heads} aria-hidden="true">
          {week.map((one) => (
            <span key={one}>{inWords(locale, { weekday: 'short' })(one)}</span>
          ))}
        </div>
        <ul className={layout.days}>
          {blanksOf(month).map((at) => (
            <li key={at} aria-hidden="true" />
          ))}
          {days.map((one) => (
            <li key={one.day}>
              <Day
                one={one}
                isChosen={one.day === day?.day}
                isToday={one.day === today}
                onChoose={() => setChosen(one.day)}
              />
            </li>
          ))}
        </ul>
      </div>
      {day && (
        <Card quiet>
          <h3 className={layout.heading}>{dayInWords(day.day, locale)}</h3>
          {day.away.length === 0 ? (
            <p className={styles.said}>{t('leave.away.none', 'No one is away on this day.')}</p>
          ) : (
            <ul className={styles.rows}>
              {day.away.map((one) => (
                <Person key={one.requestId} one={one} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </div>
  );
}

/** Who is away in a month, of everyone or of one department; month and department are part of the address. */
export function AwayCalendar() {
  const { t } = useTranslation();
  const { search, set } = useSet();
  const month = monthOf(search.get('month'), new Date());
  const department = search.get('department') ?? '';
  const departments = useDepartmentChoice();
  const choice = departments.data?.items ?? [];
  return (
    <>
      <Steps month={month} />
      {choice.length > 0 && (
        <div className={layout.filter}>
          <SelectField
            label={t('leave.department', 'Department')}
            value={department}
            options={[
              { value: '', label: t('leave.department.all', 'All departments') },
              ...choice.map(({ departmentId, name }) => ({ value: departmentId, label: name })),
            ]}
            onChange={({ target }) => set('department', target.value)}
          />
        </div>
      )}
      <Loaded query={useAway(month, daysOf(month), department)} waiting={<FactsSkeleton count={6} />}>
        {(away) => <Month key={month} month={month} away={away} />}
      </Loaded>
    </>
  );
}
