import { attendanceChanged } from '@nukkad/contract/people/attendance/attendance.noun';
import type { MonthRow } from '@nukkad/contract/people/attendance/attendance.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { SheetTool } from '@nukkad/lists/sheet-tool';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sheetCalls } from '../../nouns/work-list/sheet.queries.ts';
import { useSheetApp } from '../../nouns/work-list/use-sheet-app.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import buttons from '../../ui/press/button.module.css';
import { durationInWords } from '../../ui/time/duration.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { MonthSteps, useMonthParam } from '../../ui/time/month-steps.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { DepartmentFilter, useParam } from './attendance-filters.tsx';
import { categoryOf, categoryWords, dayWords, weekdayLetter, weekdayWords } from './attendance-words.ts';
import { attendanceEmpty } from './attendance.empty.ts';
import colours from './day-colours.module.css';
import layout from './month.module.css';
import { renewAttendance, useGrid } from './attendance.queries.ts';

const letters = ['P', 'A', 'H', 'W', 'L', 'D', 'O'] as const;

function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={colours.legend}>
      {letters.map((letter) => {
        const category = categoryOf[letter] ?? 'none';
        return (
          <li key={letter}>
            <i className={colours.coloured} data-category={category}>
              {letter}
            </i>
            {categoryWords[category](t)}
          </li>
        );
      })}
    </ul>
  );
}

function Row({ row, month }: { row: MonthRow; month: string }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  return (
    <tr>
      <th scope="row">
        <Link to={`/people/employees/${row.employeeId}?tab=attendance&month=${month}`} translate="no">
          {row.fullName}
        </Link>
        {row.departmentName && <small translate="no">{row.departmentName}</small>}
        {row.isExempt && <small>{t('attendance.exempt', 'Paid without check-in')}</small>}
      </th>
      {Array.from(row.days).map((letter, at) => {
        const day = `${month}-${String(at + 1).padStart(2, '0')}`;
        const category = categoryOf[letter] ?? 'none';
        const words = `${dayWords(day, locale)}: ${categoryWords[category](t)}`;
        return (
          <td key={day}>
            <span
              className={colours.coloured}
              data-category={category}
              title={words}
              role="img"
              aria-label={words}
            >
              {letter === '-' ? '' : letter}
            </span>
          </td>
        );
      })}
      <td className={layout.sum}>{row.totals.days.present + row.totals.days['over time']}</td>
      <td className={layout.sum}>{row.totals.days.absent}</td>
      <td className={layout.sum}>{row.totals.lateDays}</td>
      <td className={layout.sum}>{durationInWords(voice, row.totals.workedMinutes)}</td>
    </tr>
  );
}

const touches = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * A narrow screen shows the week that ends today first; what is before is reached by scrolling back. Letters that arrive
 * late change the width of the columns, so it is set again until someone touches it.
 */
function useScrolledTo(day: string) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = frame;
    const column = current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (!current || !column) return;
    const observer = new ResizeObserver(() => {
      current.scrollLeft += column.getBoundingClientRect().right - current.getBoundingClientRect().right;
    });
    observer.observe(column);
    observer.observe(current);
    const leave = () => observer.disconnect();
    for (const touch of touches) current.addEventListener(touch, leave, { once: true, passive: true });
    return () => {
      leave();
      for (const touch of touches) current.removeEventListener(touch, leave);
    };
  }, [day]);
  return frame;
}

function Table({ rows, month }: { rows: readonly MonthRow[]; month: string }) {
  const { t, locale } = useTranslation();
  const days = rows[0]?.days.length ?? 0;
  const label = t('attendance.grid', 'Attendance of the month');
  const [today] = useState(() => istDay(new Date()));
  const frame = useScrolledTo(today);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section ref={frame} className={layout.frame} aria-label={label} tabIndex={0}>
      <table className={layout.grid}>
        <thead>
          <tr>
            <th scope="col">{t('attendance.name', 'Name')}</th>
            {Array.from({ length: days }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`).map(
              (day) => (
                <th key={day} scope="col" data-day={day} aria-current={day === today ? 'date' : undefined}>
                  {Number(day.slice(8))}
                  <small className={layout.roomy}>{weekdayWords(day, locale)}</small>
                  <small className={layout.tight}>{weekdayLetter(day, locale)}</small>
                </th>
              ),
            )}
            <th scope="col" className={layout.sum}>
              {t('attendance.sum.present', 'Present')}
            </th>
            <th scope="col" className={layout.sum}>
              {t('attendance.sum.absent', 'Absent')}
            </th>
            <th scope="col" className={layout.sum}>
              {t('attendance.sum.late', 'Late')}
            </th>
            <th scope="col" className={layout.sum}>
              {t('attendance.worked', 'Worked')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.employeeId} row={row} month={month} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The month of everyone at a glance: a letter and a colour for each day. */
export function MonthGrid() {
  const { t } = useTranslation();
  const month = useMonthParam();
  const [department] = useParam('department');
  const [q, setQ] = useParam('q');
  const file = {
    filters: { month: String(Number(month.slice(5))), year: month.slice(0, 4), departmentId: department, q },
    calls: sheetCalls('attendance_month'),
  };
  useLive(attendanceChanged, () => void renewAttendance());
  return (
    <>
      <MonthSteps month={month} />
      <DepartmentFilter>
        <TextField
          label={t('attendance.search', 'Name')}
          type="search"
          value={q}
          maxLength={60}
          onChange={({ target }) => setQ(target.value)}
        />
      </DepartmentFilter>
      <div className={layout.tools}>
        <SheetTool file={file} app={useSheetApp()} className={buttons.button} />
      </div>
      <Listed
        list={useGrid(month, department, q)}
        waiting={<ListSkeleton count={4} />}
        empty={<EmptyScreen screen={attendanceEmpty['no-attendance']} />}
      >
        {(rows) => (
          <>
            <Table rows={rows} month={month} />
            <Legend />
          </>
        )}
      </Listed>
    </>
  );
}
