import type { AttendanceDay } from '@nukkad/contract/people/attendance/attendance.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Note, Row } from '../../ui/page/parts.tsx';
import styles from './attendance.module.css';

type Spell = AttendanceDay['spells'][number];
type End = Spell['in'];

/** What the office looks at twice. */
function marksOf(t: Translate, { isFar, isOffline, source, distanceMetres }: End): readonly string[] {
  const far =
    isFar && distanceMetres !== null
      ? [t('attendance.far', '{{km}} km from site', { km: (distanceMetres / 1_000).toFixed(1) })]
      : [];
  const offline = isOffline ? [t('attendance.offline', 'Sent later')] : [];
  const visit = source === 'booking' ? [t('attendance.visit', 'Start OTP of a booking')] : [];
  const corrected = source === 'correction' ? [t('attendance.corrected', 'Corrected')] : [];
  return [...far, ...offline, ...visit, ...corrected];
}

function OneSpell({ spell }: { spell: Spell }) {
  const { t, locale } = useTranslation();
  const time = ({ at }: End) => formatInstant(at, 'time', locale);
  const marks = [...new Set([...marksOf(t, spell.in), ...(spell.out ? marksOf(t, spell.out) : [])])];
  const end = spell.out
    ? time(spell.out)
    : spell.isForgotten
      ? t('attendance.forgotten', 'no check-out')
      : t('attendance.running', 'now');
  return (
    <li>
      <span>
        <b>{`${time(spell.in)} – ${end}`}</b>
        {spell.in.siteName && <span translate="no">{` · ${spell.in.siteName}`}</span>}
      </span>
      {marks.length > 0 && (
        <Row as="span" gap={0.375}>
          {marks.map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
        </Row>
      )}
    </li>
  );
}

/** Check-ins and check-outs of a day, in order. */
export function SpellList({ day }: { day: AttendanceDay }) {
  const { t } = useTranslation();
  if (day.spells.length === 0) return <Note>{t('attendance.no-spells', 'No check-ins on this day.')}</Note>;
  return (
    <ul className={styles.spells}>
      {day.spells.map((spell) => (
        <OneSpell key={spell.spellId} spell={spell} />
      ))}
    </ul>
  );
}
