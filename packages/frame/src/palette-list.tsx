import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Find, FindGroup } from './find.ts';
import type { PaletteLook } from './palette-props.ts';
import styles from './palette-list.module.css';
import type { PaletteWords } from './palette.words.ts';

interface Lines {
  readonly look: PaletteLook;
  readonly active: Find | null;
  readonly optionId: (find: Find) => string;
  readonly onOpen: (find: Find) => void;
}

function Line({ find, look, active, optionId, onOpen }: Lines & { find: Find }) {
  const line = useRef<HTMLAnchorElement>(null);
  const isActive = find === active;
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const Icon = look.iconOf(find);
  const aside = look.asideOf(find);
  return (
    <Link
      ref={line}
      to={find.to}
      id={optionId(find)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.line}
      onClick={(event) => {
        // Another tab is the browser's own.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(find);
      }}
    >
      {look.markOf?.(find) ?? <Icon size={20} stroke={1.8} aria-hidden />}
      <span className={styles.words}>
        <b>{find.label}</b>
        {find.detail && <small>{find.detail}</small>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </Link>
  );
}

/** The lines in groups under headings; grey bars while nothing is there yet. */
export function PaletteList({
  id,
  label,
  recent,
  groups,
  words,
  isStale,
  isWaiting,
  ...lines
}: Lines & {
  id: string;
  label: string;
  recent: readonly Find[];
  groups: readonly FindGroup[];
  words: PaletteWords;
  /** They answer the question before. */
  isStale: boolean;
  isWaiting: boolean;
}) {
  const headed = [
    ...(recent.length > 0 ? [{ kind: 'recent', heading: words.recent, finds: recent }] : []),
    ...groups.map(({ kind, finds }) => ({ kind, heading: words.kinds[kind], finds })),
  ];
  return (
    <div className={styles.list} data-stale={isStale || undefined}>
      <div id={id} role="listbox" aria-label={label} aria-busy={isStale || undefined}>
        {headed.map(({ kind, heading, finds }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className={styles.heading}>
              {heading}
            </p>
            {finds.map((find) => (
              <Line key={`${kind} ${find.to}`} find={find} {...lines} />
            ))}
          </div>
        ))}
      </div>
      {isWaiting && (
        <div className={styles.bars} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      )}
    </div>
  );
}
