import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Combobox {
  readonly text: string;
  readonly opened: boolean;
  /** The place of the marked option; -1: none. */
  readonly at: number;
  readonly close: () => void;
}

/**
 * Makes a combobox of a search field that the page already shows (ARIA APG, "Editable Combobox With List Autocomplete"). The
 * field stays as it is without scripts, so its attributes are set here and not where it is drawn. `chosen` is called with the
 * place of the marked option at Enter.
 */
export function useCombobox(
  input: HTMLInputElement,
  {
    listId,
    count,
    chosen,
    submitted,
  }: {
    readonly listId: string;
    readonly count: RefObject<number>;
    readonly chosen: (place: number) => void;
    readonly submitted: (text: string) => void;
  },
): Combobox {
  const [text, setText] = useState(input.value);
  const [opened, setOpened] = useState(document.activeElement === input);
  const [at, setAt] = useState(-1);
  const latest = useRef({ opened, at, chosen, submitted });
  latest.current = { opened, at, chosen, submitted };

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    input.autocomplete = 'off';
  }, [input, listId]);

  useEffect(() => {
    input.setAttribute('aria-expanded', String(opened));
    if (opened && at >= 0) input.setAttribute('aria-activedescendant', `${listId}-${at}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, listId, opened, at]);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const close = () => {
      setOpened(false);
      setAt(-1);
    };
    const typed = () => {
      setText(input.value);
      setOpened(true);
      setAt(-1);
    };
    const step = (by: number) => {
      setOpened(true);
      // One place more than there are options: the field itself, without a mark.
      const places = count.current + 1;
      setAt((place) => ((place + 1 + by + places) % places) - 1);
    };
    const pressed = (event: KeyboardEvent) => {
      const now = latest.current;
      if (event.isComposing) return;
      if (event.key === 'ArrowDown') step(1);
      else if (event.key === 'ArrowUp') step(-1);
      else if (event.key === 'Escape' && now.opened) close();
      else if (event.key === 'Enter' && now.opened && now.at >= 0) now.chosen(now.at);
      else return;
      event.preventDefault();
    };
    // Letters that were typed while this was on its way.
    setText(input.value);
    input.addEventListener('input', typed, { signal });
    input.addEventListener('focus', typed, { signal });
    input.addEventListener('click', () => setOpened(true), { signal });
    input.addEventListener('blur', close, { signal });
    input.addEventListener('keydown', pressed, { signal });
    input.form?.addEventListener(
      'submit',
      () => {
        latest.current.submitted(input.value);
        close();
      },
      { signal },
    );
    return () => stop.abort();
  }, [input, count]);

  return { text, opened, at, close: () => setOpened(false) };
}
