import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TextField } from './text-field.tsx';

const pauseMs = 300;

/** Words to look for in the list below, kept in the page's address; a list asks as soon as one stops typing. */
export function SearchBox({ label, name = 'q' }: { label: string; name?: string }) {
  const [search, setSearch] = useSearchParams();
  const kept = search.get(name) ?? '';
  const [text, setText] = useState(kept);
  // What this field itself wrote into the address must not overwrite what was typed meanwhile.
  const written = useRef(kept);
  useEffect(() => {
    if (kept === written.current) return;
    written.current = kept;
    setText(kept);
  }, [kept]);
  useEffect(() => {
    if (text.trim() === kept) return;
    const timer = setTimeout(() => {
      written.current = text.trim();
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (text.trim()) next.set(name, text.trim());
          else next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, kept, name, setSearch]);
  return (
    <TextField
      type="search"
      label={label}
      before={<IconSearch size={20} aria-hidden />}
      maxLength={60}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
