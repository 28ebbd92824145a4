import { transliterate } from '@nukkad/contract/office/settings/settings.api';
import { type RefObject, useEffect, useState } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './hindi-suggestions.module.css';

/** Stored on this device: people who type Devanagari by keyboard want no suggestions. */
const offKey = 'transliteration';
const pauseMs = 120;

function useReadings(word: string, wanted: boolean): readonly string[] {
  const [readings, setReadings] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!wanted) return setReadings([]);
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call(transliterate, { query: { text: word }, quiet: true, signal: stop.signal }).then(
        ({ suggestions }) => setReadings(suggestions),
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [word, wanted]);
  return readings;
}

/** The readings of a word under its field. The field keeps the focus and hands its keys over. */
export function HindiSuggestions({
  id,
  word,
  keys,
  onActive,
  onTake,
  onClose,
}: {
  id: string;
  word: string;
  keys: RefObject<((key: string) => boolean) | null>;
  onActive: (optionId: string | null) => void;
  onTake: (reading: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [off, setOff] = useState(() => localStorage.getItem(offKey) === 'off');
  const [chosen, setChosen] = useState(-1);
  const readings = useReadings(word, !off);
  const choose = (place: number) => {
    setChosen(place);
    onActive(place < 0 ? null : `${id}-${place}`);
  };
  useEffect(() => {
    setChosen(-1);
    onActive(null);
  }, [word, onActive]);
  useEffect(() => {
    const count = readings.length;
    keys.current = (key) => {
      if (key === 'Escape') onClose();
      else if (count === 0) return false;
      else if (key === 'ArrowDown') choose((chosen + 1) % count);
      else if (key === 'ArrowUp') choose(chosen <= 0 ? count - 1 : chosen - 1);
      else if (key === 'Enter' && chosen >= 0) onTake(readings[chosen] ?? word);
      else return false;
      return true;
    };
    return () => {
      keys.current = null;
    };
  });
  const turn = (next: 'on' | 'off') => {
    localStorage.setItem(offKey, next);
    setOff(next === 'off');
  };
  return (
    <div className={styles.strip}>
      <ul
        id={id}
        role="listbox"
        aria-label={t('hindi.readings', 'In Devanagari')}
        className={styles.readings}
      >
        {readings.map((reading, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus, and its arrow keys and Enter do what a press does here
          <li
            key={reading}
            id={`${id}-${place}`}
            role="option"
            lang="hi"
            aria-selected={place === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(reading)}
          >
            {reading}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.turn}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => turn(off ? 'on' : 'off')}
      >
        {off ? t('hindi.on', 'Suggest Hindi') : t('hindi.off', 'Turn off suggestions')}
      </button>
    </div>
  );
}
