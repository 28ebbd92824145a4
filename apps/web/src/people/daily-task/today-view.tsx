import IconClock from '@tabler/icons-react/dist/esm/icons/IconClockCheck.mjs';
import type { DailyTask } from '@nukkad/contract/people/daily-task/daily-task.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { durationInWords } from '../../ui/time/duration.tsx';
import { Section } from '../../ui/page/section.tsx';
import { List, Note, Row, Stack } from '../../ui/page/parts.tsx';
import styles from './daily-task.module.css';

function ClockLine({ clock: { isIn, since, workedMinutes } }: { clock: NonNullable<DailyTask['clock']> }) {
  const translation = useTranslation();
  const { t, locale } = translation;
  const state =
    isIn && since
      ? t('today.in', 'At work since {{time}}', { time: formatInstant(since, 'time', locale) })
      : workedMinutes > 0
        ? t('today.worked', 'Worked today: {{time}}', { time: durationInWords(translation, workedMinutes) })
        : t('today.out', 'Not checked in');
  return (
    <Card>
      <Row gap={0.75} align="center">
        <IconClock size={28} aria-hidden className={styles.icon} />
        <p className={styles.state}>{state}</p>
        <ButtonLink to="/attendance" tone={isIn || workedMinutes > 0 ? 'plain' : 'neel'}>
          {isIn ? t('today.checkOut', 'Check out') : t('today.checkIn', 'Check in')}
        </ButtonLink>
      </Row>
    </Card>
  );
}

function Rows({ none, children }: { none: string; children: readonly ReactNode[] }) {
  return children.length > 0 ? <List gap={0}>{children}</List> : <Note>{none}</Note>;
}

function Visits({ visits, bookingAt }: Pick<DailyTask, 'visits'> & { bookingAt: (id: string) => string }) {
  const { t, locale } = useTranslation();
  return (
    <Section title={t('today.visits', 'Today’s bookings')}>
      <Rows none={t('today.visits.none', 'No bookings today.')}>
        {visits.map(({ bookingId, bookingNumber, startsAt, endsAt, locality }) => (
          <li key={bookingId}>
            <Link to={bookingAt(bookingId)} className={styles.row}>
              <b>{`${formatInstant(startsAt, 'time', locale)} – ${formatInstant(endsAt, 'time', locale)}`}</b>
              <span className={styles.dim} translate="no">
                {[locality, bookingNumber].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

function Tasks({ tasks, moreTasks }: Pick<DailyTask, 'tasks' | 'moreTasks'>) {
  const { t, locale } = useTranslation();
  return (
    <Section
      title={t('today.tasks', 'Tasks due')}
      action={
        <ButtonLink to="/tasks" tone="quiet" small>
          {t('today.tasks.all', 'All tasks')}
        </ButtonLink>
      }
    >
      <Rows none={t('today.tasks.none', 'Nothing is due today.')}>
        {tasks.map(({ taskId, title, dueOn, isLate }) => (
          <li key={taskId}>
            <Link to={`/tasks/${taskId}`} className={styles.row}>
              <b translate="no">{title}</b>
              <span className={isLate ? styles.late : styles.dim}>
                {isLate
                  ? t('today.late', 'Was due {{day}}', {
                      day: formatInstant(`${dueOn}T12:00:00Z`, 'weekday', locale),
                    })
                  : t('today.due', 'Due today')}
              </span>
            </Link>
          </li>
        ))}
      </Rows>
      {moreTasks > 0 && <Note>{t('today.tasks.more', 'and {{count}} more', { count: moreTasks })}</Note>}
    </Section>
  );
}

/** What one owes today. `bookingAt`: where this reader opens a booking; `notes`: the notes of the day. */
export function TodayView({
  daily,
  bookingAt,
  notes,
}: {
  daily: DailyTask;
  bookingAt: (bookingId: string) => string;
  notes: ReactNode;
}) {
  const { t, plural, locale } = useTranslation();
  const { clock, visits, tasks, moreTasks, approvals, day, employeeId } = daily;
  return (
    <Stack gap={1.25} narrows>
      <Note>{formatInstant(`${day}T12:00:00Z`, 'day', locale)}</Note>
      {clock && <ClockLine clock={clock} />}
      {approvals > 0 && (
        <Link to="/approvals" className={styles.waiting}>
          {plural('today.approvals', approvals, {
            one: '{{count}} request for you to review',
            other: '{{count}} requests for you to review',
          })}
        </Link>
      )}
      {clock && <Visits visits={visits} bookingAt={bookingAt} />}
      <Tasks tasks={tasks} moreTasks={moreTasks} />
      {notes}
      {employeeId && (
        <Row gap={0.5}>
          <ButtonLink to={`/people/employees/${employeeId}`} tone="plain">
            {t('today.file', 'My file')}
          </ButtonLink>
          <ButtonLink to="/payslips" tone="plain">
            {t('today.payslips', 'My payslips')}
          </ButtonLink>
        </Row>
      )}
    </Stack>
  );
}
