import { withHalfOfDay } from '@nukkad/contract/kernel/half-of-day';
import type { CSSProperties } from 'react';
import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useNow } from '../../../ui/time/use-now.ts';
import type { CalendarPerson, WholeCalendar } from './calendar.queries.ts';
import { PersonName } from './person-name.tsx';
import { type TimeLine, roomOf, timeLineOf } from './time-line.ts';
import type { Moving } from './use-moving.ts';
import { VisitBlock } from './visit-block.tsx';
import styles from './day-rows.module.css';

const percent = (from: number, width: number): CSSProperties => ({
  insetInlineStart: `${from}%`,
  width: `${width}%`,
});

function Hours({ line, day }: { line: TimeLine; day: string }) {
  const { locale } = useTranslation();
  const words = new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'Asia/Kolkata' });
  return (
    <div className={styles.hours} aria-hidden>
      {line.hours.map((hour) => (
        <span key={hour}>{withHalfOfDay(words.format(istInstant(day, hour * 60)))}</span>
      ))}
    </div>
  );
}

/** The way before each visit and the pause after it: no other visit fits there. */
function Ways({ person, line, buffer }: { person: CalendarPerson; line: TimeLine; buffer: number }) {
  return person.visits.map(({ bookingId, startsAt, endsAt, way }) => {
    const wide = line.ofMinutes(way?.minutes ?? 0);
    const from = Math.max(0, line.at(startsAt) - wide);
    return (
      <span key={bookingId}>
        <span
          className={styles.way}
          data-late={way?.late || undefined}
          style={percent(from, line.at(startsAt) - from)}
        />
        <span className={styles.pause} style={percent(line.at(endsAt), line.ofMinutes(buffer))} />
      </span>
    );
  });
}

function PersonRow({
  person,
  line,
  moving,
  buffer,
}: {
  person: CalendarPerson;
  line: TimeLine;
  moving: Moving;
  buffer: number;
}) {
  const { t } = useTranslation();
  const fit = moving.visit && moving.fitOf(person.staffId);
  const place = (period: { startsAt: string; endsAt: string }) =>
    percent(line.at(period.startsAt), line.widthOf(period));
  return (
    <div className={styles.row} role="row" data-drop={person.staffId} data-fit={fit?.kind}>
      <div role="rowheader" className={styles.name}>
        <PersonName person={person} />
      </div>
      <div role="cell" className={styles.track}>
        {person.working.map((one) => (
          <span key={one.startsAt} className={styles.working} style={place(one)} />
        ))}
        {person.held.map((one) => (
          <span
            key={one.startsAt}
            className={styles.chosen}
            style={place(one)}
            title={t('calendar.fit.cart', 'A customer is choosing this time')}
          />
        ))}
        <Ways person={person} line={line} buffer={buffer} />
        {person.leaves.map((one) => (
          <span key={one.startsAt} className={styles.leave} style={place(one)}>
            {t('notFree.on_leave', 'On leave')}
          </span>
        ))}
        {person.visits.map((visit) => (
          <VisitBlock
            key={visit.bookingId}
            visit={visit}
            professional={person.name}
            room={roomOf(line, visit, person.visits)}
            style={{ ...place(visit), position: 'absolute', insetBlock: '4px' }}
          />
        ))}
        {fit && fit.kind !== 'own' && moving.visit && (
          <span className={styles.fit} data-kind={fit.kind} style={place(moving.visit)}>
            <span>{fit.words}</span>
          </span>
        )}
      </div>
    </div>
  );
}

function NowLine({ line, day }: { line: TimeLine; day: string }) {
  const now = useNow();
  const at = line.at(now.toISOString());
  if (istDay(now) !== day || at <= 0 || at >= 100) return null;
  return <span className={styles.now} style={{ insetInlineStart: `${at}%` }} aria-hidden />;
}

/** A day: a row for each professional, the hours from left to right. */
export function DayRows({ calendar, day, moving }: { calendar: WholeCalendar; day: string; moving: Moving }) {
  const { t } = useTranslation();
  const line = timeLineOf(day, calendar);
  return (
    <div
      className={styles.around}
      style={{ '--hours': line.hours.length }}
      data-moving={moving.visit ? true : undefined}
      tabIndex={0}
      role="region"
      aria-label={t('calendar.day', 'The day by professional')}
    >
      <div className={styles.sheet} role="table" aria-label={t('calendar.day', 'The day by professional')}>
        <div className={styles.head} aria-hidden>
          <span className={styles.name}>{t('bookingTable.professional', 'Professional')}</span>
          <Hours line={line} day={day} />
        </div>
        <div className={styles.rows} role="rowgroup">
          {calendar.people.map((person) => (
            <PersonRow
              key={person.staffId}
              person={person}
              line={line}
              moving={moving}
              buffer={calendar.bufferMinutes}
            />
          ))}
          <div className={styles.over}>
            <NowLine line={line} day={day} />
          </div>
        </div>
      </div>
    </div>
  );
}
