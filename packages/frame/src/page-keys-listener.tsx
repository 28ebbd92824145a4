import { useEffect, useRef } from 'react';
import './page-keys.css';
import {
  filterOfPage,
  isDialogOpen,
  isTyping,
  leave,
  meaningOf,
  moveCursor,
  type PageKey,
} from './page-keys.ts';
import { typeAhead } from './typed-ahead.ts';
import { useSingleKeys } from './use-single-keys.ts';

interface Openers {
  readonly onSearch: () => void;
  /** Opens the dialog that names the keys. */
  readonly onKeys: () => void;
}

/** Does what the key asks for. Answers false where it has nothing to do: then the key keeps its own meaning. */
function act(key: PageKey, { onSearch, onKeys }: Openers): boolean {
  if (key === 'leave') return leave();
  if (key === 'next' || key === 'previous') moveCursor(key === 'next' ? 1 : -1);
  const filter = key === 'filter' ? filterOfPage() : null;
  filter?.focus();
  filter?.select();
  if (key === 'search' || (key === 'filter' && !filter)) {
    typeAhead();
    onSearch();
  }
  if (key === 'keys') onKeys();
  return true;
}

/** Does what a press asks for; answers whether it did. */
function press(event: KeyboardEvent, singles: Parameters<typeof meaningOf>[1], openers: Openers): boolean {
  const key = meaningOf(event, singles);
  const isOurs = key !== null && (key === 'search' || key === 'leave' || !isTyping(event.target));
  return isOurs && act(key, openers);
}

/** Hears the keys of work pages: Ctrl-K anywhere, single keys outside of fields, none while a dialog is open. */
export function PageKeysListener({
  personId,
  first = null,
  ...openers
}: Openers & {
  personId: string;
  /** A press that came before this did. Nothing else hears it again: what it meant elsewhere was done then. */
  first?: KeyboardEvent | null;
}) {
  const [singles] = useSingleKeys(personId);
  const latest = useRef(openers);
  latest.current = openers;
  const early = useRef(first);
  useEffect(() => {
    const late = early.current;
    early.current = null;
    if (late && !isDialogOpen()) press(late, singles, latest.current);
  }, [singles]);
  useEffect(() => {
    // A dialog that closes with this very press is gone before the press is heard here.
    let wasInDialog = false;
    const see = () => {
      wasInDialog = isDialogOpen();
    };
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || wasInDialog || isDialogOpen()) return;
      if (press(event, singles, latest.current)) event.preventDefault();
    };
    addEventListener('keydown', see, { capture: true });
    addEventListener('keydown', hear);
    return () => {
      removeEventListener('keydown', see, { capture: true });
      removeEventListener('keydown', hear);
    };
  }, [singles]);
  return null;
}
