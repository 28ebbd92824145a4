import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Find, groupFinds, localFinds, resultsIn } from './find.ts';
import { PaletteList } from './palette-list.tsx';
import { PaletteNotice } from './palette-notice.tsx';
import type { PaletteProps } from './palette-props.ts';
import styles from './palette.module.css';
import { paletteWords } from './palette.words.ts';
import { takeTyped } from './typed-ahead.ts';
import { useHits } from './use-hits.ts';

/** Opens over the page, gives the focus and what was typed ahead to the field, and the focus back to where it was. */
function useModal(onOpened: (typed: string) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const begin = useRef(onOpened);
  // Before the browser hears another key.
  useLayoutEffect(() => {
    const opened = dialog.current;
    const opener = document.activeElement;
    if (opened && !opened.open) opened.showModal();
    opened?.querySelector('input')?.focus();
    begin.current(takeTyped());
    return () => {
      opened?.close();
      if (opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}

/** The lines, and which of them the keys are on. A new question begins at its first own line. */
function useLines({ local, recent, find, isOnline }: PaletteProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const asked = text.trim().replaceAll(/\s+/g, ' ');
  const hits = useHits(isOnline ? asked : '', find);
  const own = localFinds(local, asked);
  const isFresh = hits.of === asked || asked === '';
  // A guess at a page gives way to what was found by name.
  const groups = [...groupFinds(own.sure), ...groupFinds([...hits.finds, ...own.guessed])];
  const lines = [...(asked === '' ? recent : []), ...groups.flatMap(({ finds }) => finds)];
  // Lines of the question before are shown until the answer comes, but Enter does not open them unless they are chosen.
  const first = asked === '' ? recent[0] : isFresh ? lines[0] : own.sure[0];
  const active = lines.find(({ to }) => to === chosen) ?? first ?? null;
  const change = (next: string) => {
    setText(next);
    setChosen(null);
  };
  const move = (step: 1 | -1) => {
    const at = active ? lines.indexOf(active) : -1;
    setChosen(lines[(at + step + lines.length) % lines.length]?.to ?? null);
  };
  return { text, asked, change, hits, isFresh, groups, lines, active, move };
}

/** Enter before the answer has come opens it when it is one line alone. */
function useAwaited(lines: ReturnType<typeof useLines>, onOpen: (find: Find) => void) {
  const awaited = useRef<string | null>(null);
  const { asked, isFresh, lines: finds } = lines;
  useEffect(() => {
    if (awaited.current !== asked) awaited.current = null;
    const [only, ...more] = resultsIn(finds);
    if (awaited.current === null || !isFresh || !only || more.length > 0) return;
    awaited.current = null;
    onOpen(only);
  }, [asked, isFresh, finds, onOpen]);
  return () => {
    awaited.current = asked;
  };
}

/** The search across everything: pages and actions at once, the rest from the server while one types. */
export function Palette(props: PaletteProps) {
  const { recent, waysOn, isOnline, look, speech, kinds, onOpen, onClose, onKeys } = props;
  const words = paletteWords(speech, kinds, props.words);
  const id = useId();
  const state = useLines(props);
  const dialog = useModal(state.change);
  const { asked, hits, active, lines } = state;
  const awaitAnswer = useAwaited(state, onOpen);
  const results = resultsIn(lines).length;
  const isNothing = asked !== '' && state.isFresh && hits.state === 'idle' && lines.length === 0;
  const optionId = (find: Find) => `${id}-${lines.indexOf(find)}`;

  const keys = (event: KeyboardEvent) => {
    const isToggle = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') state.move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && active) onOpen(active);
    else if (event.key === 'Enter') awaitAnswer();
    else if (isToggle) onClose();
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.field} data-waiting={hits.state === 'waiting' || undefined}>
          <IconSearch size={20} aria-hidden />
          <input
            role="combobox"
            aria-label={words.title}
            aria-expanded={lines.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={80}
            placeholder={words.placeholder}
            value={state.text}
            onChange={(event) => state.change(event.target.value)}
            onKeyDown={keys}
          />
          <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
            <IconX size={20} aria-hidden />
          </button>
        </div>
        <p role="status" className={styles.said}>
          {hits.state === 'waiting' && words.waiting}
          {hits.state === 'idle' && asked !== '' && results > 0 && words.count(results)}
          {isNothing && words.nothing(asked)}
        </p>
        <PaletteNotice
          words={words}
          isOnline={isOnline}
          hasFailed={hits.state === 'failed'}
          again={hits.again}
          nothing={isNothing ? { asked, waysOn, onOpen } : null}
        />
        <PaletteList
          id={`${id}-list`}
          label={words.title}
          recent={asked === '' ? recent : []}
          groups={state.groups}
          words={words}
          look={look}
          active={active}
          optionId={optionId}
          isStale={!state.isFresh}
          isWaiting={hits.state === 'waiting' && lines.length === 0}
          onOpen={onOpen}
        />
        <div className={styles.foot}>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {words.keysMove}
          </span>
          <span>
            <kbd>Enter</kbd> {words.keysOpen}
          </span>
          <span>
            <kbd>Esc</kbd> {words.keysLeave}
          </span>
          <button type="button" onClick={onKeys}>
            {words.keysAll}
          </button>
        </div>
      </div>
    </dialog>
  );
}
