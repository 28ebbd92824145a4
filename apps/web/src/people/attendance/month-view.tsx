import {
  type AttendanceDay,
  type AttendanceMonth,
  dayLetters,
} from '@nukkad/contract/people/attendance/attendance.model';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { durationInWords } from '../../ui/time/duration.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { MonthGrid } from '../../ui/time/month-grid.tsx';
import { MonthSteps, useMonthParam } from '../../ui/time/month-steps.tsx';
import { FactsSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { categoryWords, dayWords } from './attendance-words.ts';
import styles from './attendance.module.css';
import colours from './day-colours.module.css';
import { Note } from '../../ui/page/parts.tsx';
import layout from './month.module.css';
import { useMonth } from './attendance.queries.ts';
import { ExemptionPart } from './exemption-part.tsx';
import { SpellList } from './spell-list.tsx';

function Cell({ day, isChosen, onChoose }: { day: AttendanceDay; isChosen: boolean; onChoose: () => void }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const words = categoryWords[day.category](t);
  const letter = day.category === 'none' ? '' : dayLetters[day.category];
  const shown = day.workedMinutes > 0 ? durationInWords(voice, day.workedMinutes) : letter;
  const date = String(Number(day.day.slice(8)));
  return (
    <button
      type="button"
      className={`${layout.cell} ${colours.coloured}`}
      data-category={day.category}
      aria-pressed={isChosen}
      aria-label={`${date} ${shown}, ${dayWords(day.day, locale)}: ${words}`}
      onClick={onChoose}
    >
      <b>{date}</b> <small>{shown}</small>
    </button>
  );
}

function CorrectionLink({ day }: { day: string }) {
  const { t } = useTranslation();
  const link = useDialogLink('correction', { day });
  return (
    <ButtonLink {...link} tone="plain" small>
      {t('correction.ask', 'Ask for a correction')}
    </ButtonLink>
  );
}

function Detail({ day, mayCorrect }: { day: AttendanceDay; mayCorrect: boolean }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const late =
    day.lateMinutes > 0 &&
    t('attendance.late', '{{time}} late', { time: durationInWords(voice, day.lateMinutes) });
  const early =
    day.earlyMinutes > 0 &&
    t('attendance.early', 'left {{time}} early', { time: durationInWords(voice, day.earlyMinutes) });
  const over =
    day.overtimeMinutes > 0 &&
    t('attendance.over', '{{time}} overtime', { time: durationInWords(voice, day.overtimeMinutes) });
  return (
    <Card quiet>
      <h3>{`${dayWords(day.day, locale)}: ${categoryWords[day.category](t)}`}</h3>
      {day.note && <Note>{day.note}</Note>}
      <Note>
        {[
          day.workedMinutes > 0 &&
            t('clock.week.total', '{{time}} worked', { time: durationInWords(voice, day.workedMinutes) }),
          late,
          early,
          over,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Note>
      <SpellList day={day} />
      {mayCorrect && <CorrectionLink day={day.day} />}
    </Card>
  );
}

function Sums({ totals }: { totals: AttendanceMonth['totals'] }) {
  const voice = useTranslation();
  const { t } = voice;
  const shown = (
    ['present', 'over time', 'half day', 'absent', 'paid leave', 'holidays', 'weekend'] as const
  ).filter((category) => totals.days[category] > 0);
  return (
    <dl className={styles.sums}>
      {shown.map((category) => (
        <div key={category}>
          <dt>{categoryWords[category](t)}</dt>
          <dd>{totals.days[category]}</dd>
        </div>
      ))}
      <div>
        <dt>{t('attendance.worked', 'Worked')}</dt>
        <dd>{durationInWords(voice, totals.workedMinutes)}</dd>
      </div>
    </dl>
  );
}

function Calendar({ month, today }: { month: AttendanceMonth; today: string }) {
  const [chosen, setChosen] = useState(today);
  const day = month.days.find((one) => one.day === chosen) ?? month.days[0];
  const byDay = new Map(month.days.map((one) => [one.day, one]));
  return (
    <>
      <Sums totals={month.totals} />
      <ExemptionPart month={month} />
      <MonthGrid month={month.month}>
        {(at) => {
          const one = byDay.get(at);
          return one && <Cell day={one} isChosen={at === day?.day} onChoose={() => setChosen(at)} />;
        }}
      </MonthGrid>
      {day && <Detail day={day} mayCorrect={month.can.correct && day.day <= today} />}
    </>
  );
}

/** A month of one employee; of the reader where none is named. */
export function MonthView({ employeeId }: { employeeId?: string }) {
  const month = useMonthParam();
  const [today] = useState(() => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }));
  return (
    <>
      <MonthSteps month={month} />
      <Loaded query={useMonth(month, employeeId)} waiting={<FactsSkeleton count={6} />}>
        {(read) => <Calendar key={read.month} month={read} today={today} />}
      </Loaded>
    </>
  );
}
