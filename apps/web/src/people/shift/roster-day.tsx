import type { RosterRow, RosterShift } from '@nukkad/contract/people/shift/shift.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { type CellActs, RosterCell } from './roster-grid.tsx';
import { plannedWords } from './shift-words.ts';
import layout from './roster.module.css';

/** A day of everyone, for phones. */
export function RosterDay({
  rows,
  open,
  day,
  acts,
}: {
  rows: readonly RosterRow[];
  open: readonly RosterShift[];
  day: string;
  acts: CellActs;
}) {
  const { t } = useTranslation();
  const name = t('roster.open', 'Open shifts');
  const ofDay = (shifts: readonly RosterShift[]) => shifts.filter((one) => one.day === day);
  return (
    <Card quiet>
      <ul className={layout.people}>
        <li>
          <b>{name}</b>
          <div className={layout.cell}>
            <RosterCell who="" name={name} day={day} shifts={ofDay(open)} acts={acts} />
          </div>
        </li>
        {rows.map((row) => (
          <li key={row.employeeId}>
            <span>
              <b translate="no">{row.fullName}</b>
              <small>{plannedWords({ t }, row.minutes)}</small>
              {row.daysAway.includes(day) && <small>{t('roster.away', 'Day off or on leave')}</small>}
            </span>
            <div className={layout.cell}>
              <RosterCell
                who={row.employeeId}
                name={row.fullName}
                day={day}
                shifts={ofDay(row.shifts)}
                acts={acts}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
