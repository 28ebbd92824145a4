import { useState } from 'react';
import { useSaving } from '../ui/use-saving.ts';

interface EditOf<Fields> {
  readonly given: Fields;
  readonly save: (fields: Fields) => Promise<{ readonly name: string }>;
  readonly lists: readonly [own: string, ...others: string[]];
  readonly onClose: () => void;
}

/** The fields of one row of the catalogue while they are changed, and the saving of them. */
export function useEdit<Fields extends object>({ given, save, ...saving }: EditOf<Fields>) {
  const [fields, setFields] = useState(given);
  const { errors, dialog } = useSaving({
    ...saving,
    save: () => save(fields),
    said: ({ name }) => `${name} is changed, and so is the shop.`,
  });
  return {
    fields,
    errors,
    change: (next: Partial<Fields>) => setFields({ ...fields, ...next }),
    dialog: { ...dialog, doIt: 'Save', size: 'lg' },
  };
}
