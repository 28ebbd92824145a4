import { istDay } from '@nukkad/contract/kernel/time';
import type { AwayDay } from '@nukkad/contract/people/leave/leave.model';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dayInWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { FactsSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { MonthGrid } from '../../ui/time/month-grid.tsx';
import { MonthSteps, useMonthParam } from '../../ui/time/month-steps.tsx';
import { daysOf } from '../../ui/time/month.rules.ts';
import { DepartmentChoice } from './away-filters.tsx';
import layout from './away.module.css';
import { type DayOfMonth, awayByDay } from './away-days.ts';
import { leaveEmpty } from './leave.empty.ts';
import { datesInWords } from './leave-words.ts';
import { Note, Text, Unseen } from '../../ui/page/parts.tsx';
import styles from './leave.module.css';
import { useAway } from './leave.queries.ts';

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
  const { t, locale } = useTranslation();
  const { day, away } = one;
  const inWords = dayInWords(day, locale);
  return (
    <button
      type="button"
      className={layout.day}
      data-away={away.length > 0 || undefined}
      data-today={isToday || undefined}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <b>{Number(day.slice(8))}</b>{' '}
      {away.length > 0 && (
        <>
          <span className={layout.number}>{away.length}</span>{' '}
          <span className={layout.names} translate="no">
            {away.map(({ fullName }) => fullName.split(' ')[0]).join(', ')}
          </span>
        </>
      )}{' '}
      <Unseen>{away.length > 0 ? t('leave.away.then', 'away, {{day}}', { day: inWords }) : inWords}</Unseen>
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
      <MonthGrid month={month}>
        {(at) => (
          <Day
            one={days.find((one) => one.day === at) ?? { day: at, away: [] }}
            isChosen={at === day?.day}
            isToday={at === today}
            onChoose={() => setChosen(at)}
          />
        )}
      </MonthGrid>
      {day && (
        <Card quiet>
          <Text as="h3" size="md">
            {dayInWords(day.day, locale)}
          </Text>
          {day.away.length === 0 ? (
            <Note>{t('leave.away.none', 'No one is away on this day.')}</Note>
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
  const [search] = useSearchParams();
  const month = useMonthParam();
  const department = search.get('department') ?? '';
  return (
    <>
      <MonthSteps month={month} />
      <DepartmentChoice department={department} />
      <Loaded query={useAway(daysOf(month), department)} waiting={<FactsSkeleton count={6} />}>
        {(away) => <Month key={month} month={month} away={away} />}
      </Loaded>
    </>
  );
}
