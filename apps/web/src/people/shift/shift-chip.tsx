import type { RosterShift } from '@nukkad/contract/people/shift/shift.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { hoursWords, shortHours, statusWords } from './shift-words.ts';
import styles from './shift.module.css';

/** A shift in its colour: name and hours. Its colour says nothing that its words do not. */
export function ShiftChip({
  shift,
  isPlanner = false,
  isDense = false,
}: {
  shift: Pick<RosterShift, 'name' | 'colour' | 'startsAt' | 'endsAt' | 'status'>;
  /** For planners drafts and those that leave are told apart. */
  isPlanner?: boolean;
  /** In one line, for a grid of many people. */
  isDense?: boolean;
}) {
  const voice = useTranslation();
  const { name, colour, status } = shift;
  return (
    <span
      className={styles.chip}
      data-colour={colour}
      data-status={isPlanner ? status : undefined}
      data-dense={isDense || undefined}
      title={isDense ? `${name}, ${hoursWords(voice, shift)}` : undefined}
    >
      <b translate="no">{name}</b>
      <small>{isDense ? shortHours(shift, voice.locale) : hoursWords(voice, shift)}</small>
      {isPlanner && status !== 'published' && <small>{statusWords[status](voice.t)}</small>}
    </span>
  );
}
