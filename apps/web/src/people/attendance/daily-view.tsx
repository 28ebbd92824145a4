import { attendanceChanged } from '@nukkad/contract/people/attendance/attendance.noun';
import { type DailyRow, dailyStates } from '@nukkad/contract/people/attendance/attendance.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { Card } from '../../ui/page/card.tsx';
import { durationInWords } from '../../ui/time/duration.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { DepartmentFilter, useParam } from './attendance-filters.tsx';
import { stateWords } from './attendance-words.ts';
import { attendanceEmpty } from './attendance.empty.ts';
import styles from './attendance.module.css';
import { List } from '../../ui/page/parts.tsx';
import days from './day-colours.module.css';
import { renewAttendance, useDaily } from './attendance.queries.ts';
import { DaySteps, useDayParam } from './day-steps.tsx';
import { SpellList } from './spell-list.tsx';

const colours: Readonly<Record<DailyRow['state'], string>> = {
  in: 'present',
  out: 'weekend',
  late: 'late',
  absent: 'absent',
  due: 'none',
  off: 'none',
  leave: 'paid leave',
  free: 'none',
};

function Person({ row }: { row: DailyRow }) {
  const voice = useTranslation();
  const { t } = voice;
  const { lateMinutes, workedMinutes, spells } = row.day;
  const facts = [
    row.departmentName,
    workedMinutes > 0 &&
      t('clock.week.total', '{{time}} worked', { time: durationInWords(voice, workedMinutes) }),
    lateMinutes > 0 && t('attendance.late', '{{time}} late', { time: durationInWords(voice, lateMinutes) }),
  ].filter(Boolean);
  return (
    <Card as="li" quiet>
      <div className={styles.person}>
        <div>
          <Link to={`/people/employees/${row.employeeId}?tab=attendance`} translate="no">
            <b>{row.fullName}</b>
          </Link>
          <p>{facts.join(' · ')}</p>
        </div>
        <span className={days.legend}>
          <i
            className={days.coloured}
            data-category={colours[row.state]}
            style={{ width: 'auto', paddingInline: '0.5rem' }}
          >
            {stateWords[row.state](t)}
          </i>
        </span>
      </div>
      {spells.length > 0 && <SpellList day={row.day} />}
    </Card>
  );
}

/** Who is in, late, absent and away; it changes as people check in. */
export function DailyView() {
  const { t } = useTranslation();
  const day = useDayParam();
  const [department] = useParam('department');
  const [state] = useParam('state');
  const list = useDaily(day, department, state);
  const counts = list.data?.pages[0]?.counts;
  useLive(attendanceChanged, () => void renewAttendance());
  return (
    <>
      <DaySteps day={day} />
      <DepartmentFilter />
      <FilterChips
        name="state"
        label={t('attendance.state', 'Show')}
        options={[
          { value: '', label: t('attendance.state.all', 'Everyone') },
          ...dailyStates.map((value) => ({
            value,
            label: stateWords[value](t),
            ...(counts && { count: counts[value] }),
          })),
        ]}
      />
      <Listed
        list={list}
        waiting={<ListSkeleton count={4} />}
        empty={<EmptyScreen screen={attendanceEmpty['no-attendance']} />}
      >
        {(rows) => (
          <List gap={0.5}>
            {rows.map((row) => (
              <Person key={row.employeeId} row={row} />
            ))}
          </List>
        )}
      </Listed>
    </>
  );
}
