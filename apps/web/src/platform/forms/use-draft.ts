import { useEffect, useState } from 'react';
import { forget, keep, kept } from '../device-storage/device-storage.ts';

interface DraftedForm<Fields> {
  readonly fields: Fields;
  /** Something was typed that was not sent. */
  readonly changed: boolean;
  readonly change: (next: Partial<Fields>) => void;
}

/** The fields of the form that were kept and are still of the same kind. */
function fitting<Fields extends object>(fields: Fields, draft: object): Partial<Fields> {
  const known = new Map<string, unknown>(Object.entries(fields));
  const same = Object.entries(draft).filter(([name, value]) => typeof value === typeof known.get(name));
  // Of the names of Fields, each with a value of its kind.
  return Object.fromEntries(same) as Partial<Fields>;
}

/**
 * Keeps the text of a long form on this device until it is sent or the session ends, so that a reload or a lost network
 * loses nothing. For forms without secrets; a visitor's is not kept.
 */
export function useDraft<Fields extends object>(
  key: string,
  { fields, changed, change }: DraftedForm<Fields>,
): void {
  const [read, setRead] = useState(false);
  useEffect(() => {
    let current = true;
    void kept<object>(key).then((draft) => {
      if (!current) return;
      if (draft) change(fitting(fields, draft));
      setRead(true);
    });
    return () => {
      current = false;
    };
    // The draft is read once: text typed afterwards is newer.
  }, [key]);
  useEffect(() => {
    if (read) void (changed ? keep(key, fields) : forget(key));
  }, [key, read, changed, fields]);
}
