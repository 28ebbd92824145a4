import type { RosterRow, RosterShift } from '@nukkad/contract/people/shift/shift.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { memo } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ShiftChip } from './shift-chip.tsx';
import { breachWords, dateWords, dayWords, plannedWords, weekdayWords } from './shift-words.ts';
import { Unseen } from '../../ui/page/parts.tsx';
import layout from './roster.module.css';
import type { ShiftDrag } from './use-shift-drag.ts';

export interface CellActs {
  readonly canPlan: boolean;
  readonly plan: (who: string, day: string) => void;
  readonly open: (shiftId: string) => void;
}

interface CellFacts {
  readonly who: string;
  readonly name: string;
  readonly day: string;
  readonly shifts: readonly RosterShift[];
  readonly isAway: boolean;
  readonly acts: CellActs;
}

/** Its shifts, each opened by a press, and the way to another one. */
export function RosterCell({
  who,
  name,
  day,
  shifts,
  acts,
  isDense = false,
}: Omit<CellFacts, 'isAway'> & { readonly isDense?: boolean }) {
  const { t, locale } = useTranslation();
  const { canPlan } = acts;
  const where = `${name}, ${dayWords(day, locale)}`;
  return (
    <>
      {shifts.map((shift) => (
        <button
          key={shift.shiftId}
          type="button"
          className={layout.shift}
          data-shift={shift.shiftId}
          draggable={canPlan && shift.status !== 'leaving'}
          disabled={!canPlan}
          onClick={() => acts.open(shift.shiftId)}
        >
          <ShiftChip shift={shift} isPlanner isDense={isDense} />
          <Unseen>{where}</Unseen>
        </button>
      ))}
      {canPlan && day >= istDay(new Date()) && (
        <button
          type="button"
          className={layout.add}
          aria-label={`${t('roster.add', 'Add shift')}: ${where}`}
          onClick={() => acts.plan(who, day)}
        >
          +
        </button>
      )}
    </>
  );
}

const Row = memo(function Row({
  row,
  days,
  acts,
}: {
  row: RosterRow;
  days: readonly string[];
  acts: CellActs;
}) {
  const voice = useTranslation();
  const { t, plural } = voice;
  return (
    <tr>
      <th scope="row">
        <span translate="no">{row.fullName}</span>
        <small>{plannedWords(voice, row.minutes)}</small>
        {row.breaches.length > 0 && (
          <small
            className={layout.warned}
            title={row.breaches.map((one) => breachWords(voice, one)).join('\n')}
          >
            {plural('roster.warnings', row.breaches.length, {
              one: '{{count}} warning',
              other: '{{count}} warnings',
            })}
          </small>
        )}
      </th>
      {days.map((day) => {
        const isAway = row.daysAway.includes(day);
        return (
          <td
            key={day}
            data-who={row.employeeId}
            data-day={day}
            data-away={isAway || undefined}
            title={isAway ? t('roster.away', 'Day off or on leave') : undefined}
          >
            <RosterCell
              who={row.employeeId}
              name={row.fullName}
              day={day}
              shifts={row.shifts.filter((one) => one.day === day)}
              acts={acts}
              isDense
            />
          </td>
        );
      })}
    </tr>
  );
});

function OpenRow({
  open,
  days,
  acts,
}: {
  open: readonly RosterShift[];
  days: readonly string[];
  acts: CellActs;
}) {
  const { t } = useTranslation();
  const name = t('roster.open', 'Open shifts');
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{t('roster.open.about', 'Anyone may ask for them')}</small>
      </th>
      {days.map((day) => (
        <td key={day} data-who="" data-day={day}>
          <RosterCell
            who=""
            name={name}
            day={day}
            shifts={open.filter((one) => one.day === day)}
            acts={acts}
            isDense
          />
        </td>
      ))}
    </tr>
  );
}

/** People by days. Shifts are dragged from cell to cell, or moved by the dialog that opens on each. */
export function RosterGrid({
  rows,
  open,
  days,
  acts,
  drag,
}: {
  rows: readonly RosterRow[];
  open: readonly RosterShift[];
  days: readonly string[];
  acts: CellActs;
  drag: ShiftDrag;
}) {
  const { t, locale } = useTranslation();
  const today = istDay(new Date());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section className={layout.frame} aria-label={t('roster.grid', 'Roster')} tabIndex={0}>
      <table className={layout.grid} data-wide={days.length > 7 || undefined} {...drag}>
        <thead>
          <tr>
            <th scope="col">{t('roster.who', 'Name')}</th>
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined}>
                {weekdayWords(day, locale)}
                <small>{dateWords(day, locale)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <OpenRow open={open} days={days} acts={acts} />
          {rows.map((row) => (
            <Row key={row.employeeId} row={row} days={days} acts={acts} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
