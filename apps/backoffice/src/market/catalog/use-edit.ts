import { useState } from 'react';
import { useSaving } from '../../ui/use-saving.ts';

interface EditOf<Fields, Seen> {
  readonly given: Fields;
  /** What the form showed when it opened. */
  readonly shown: Seen;
  readonly save: (body: Fields & { readonly seen: Seen }) => Promise<{ readonly name: string }>;
  readonly lists: readonly [own: string, ...others: string[]];
  readonly onClose: () => void;
}

/** The fields of one row of the catalogue while they are changed, and the saving of them. */
export function useEdit<Fields extends object, Seen extends object>({
  given,
  shown,
  save,
  ...saving
}: EditOf<Fields, Seen>) {
  const [fields, setFields] = useState(given);
  const [opened] = useState(shown);
  const { errors, dialog } = useSaving({
    ...saving,
    save: (seen) => save({ ...fields, seen: seen(opened) }),
    said: ({ name }) => `${name} is changed, and so is the shop.`,
  });
  return {
    fields,
    errors,
    change: (next: Partial<Fields>) => setFields({ ...fields, ...next }),
    dialog: { ...dialog, doIt: 'Save', size: 'lg' },
  };
}
