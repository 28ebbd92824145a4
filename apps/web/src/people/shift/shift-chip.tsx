import type { RosterShift } from '@nukkad/contract/people/shift/shift.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { hoursWords, statusWords } from './shift-words.ts';
import styles from './shift.module.css';

/** A shift in its colour: name and hours. Its colour says nothing that its words do not. */
export function ShiftChip({
  shift,
  isPlanner = false,
}: {
  shift: Pick<RosterShift, 'name' | 'colour' | 'startsAt' | 'endsAt' | 'status'>;
  /** For planners drafts and those that leave are told apart. */
  isPlanner?: boolean;
}) {
  const voice = useTranslation();
  const { name, colour, status } = shift;
  return (
    <span className={styles.chip} data-colour={colour} data-status={isPlanner ? status : undefined}>
      <b translate="no">{name}</b>
      <small>{hoursWords(voice, shift)}</small>
      {isPlanner && status !== 'published' && <small>{statusWords[status](voice.t)}</small>}
    </span>
  );
}
