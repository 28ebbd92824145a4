import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './quick-search.module.css';
import { SearchOption } from './search-option.tsx';

export interface QuickSearchOption {
  readonly key: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
}

/**
 * A field that answers while one types: asks `find` 200 ms after the last letter and lets an answer of an
 * older question go. Keys: down, up, Enter, Escape.
 */
export function QuickSearch<Option extends QuickSearchOption>({
  label,
  placeholder,
  find,
  onChoose,
  initial = [],
  autoFocus,
  minimum = 2,
}: {
  label: string;
  placeholder?: string;
  find: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  onChoose: (option: Option) => void;
  /** Shown while the field is empty, e.g. saved addresses. */
  initial?: readonly Option[];
  autoFocus?: boolean;
  /** Letters before asking. */
  minimum?: number;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Option[] | null>(null);
  const [at, setAt] = useState(-1);
  const [failed, setFailed] = useState(false);
  const ask = useRef(find);
  ask.current = find;

  useEffect(() => {
    setAt(-1);
    setFailed(false);
    if (text.trim().length < minimum) {
      setFound(null);
      return;
    }
    const question = new AbortController();
    const timer = setTimeout(() => {
      ask.current(text.trim(), question.signal).then(
        (options) => !question.signal.aborted && setFound(options),
        () => !question.signal.aborted && setFailed(true),
      );
    }, 200);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [text, minimum]);

  const options = found ?? (text.trim() === '' ? initial : []);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((place) => (options.length ? (place + step + options.length) % options.length : -1));
    }
    const chosen = options[at] ?? (found?.length === 1 ? found[0] : undefined);
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      onChoose(chosen);
    }
    if (event.key === 'Escape' && text) {
      event.preventDefault();
      event.stopPropagation();
      setText('');
    }
  };

  return (
    <div className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.field}>
        <IconSearch size={20} aria-hidden />
        <input
          id={id}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          placeholder={placeholder}
          value={text}
          maxLength={60}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keys}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
        {options.map((option, place) => (
          <SearchOption
            key={option.key}
            id={`${id}-${place}`}
            isMarked={place === at}
            icon={option.icon}
            label={option.label}
            detail={option.detail}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
      <p role="status" className={styles.said}>
        {failed && t('search.failed', 'Search didn’t work. Try again.')}
        {!failed && found?.length === 0 && t('search.none', 'No data found')}
      </p>
    </div>
  );
}
