import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../platform/api-error.ts';
import { useToast } from '../ui/use-toast.ts';

interface EditOf<Fields> {
  readonly given: Fields;
  readonly save: (fields: Fields) => Promise<{ readonly name: string }>;
  /** Lists that show what was changed; the first holds it, and is read again as well where the change is refused. */
  readonly lists: readonly [own: string, ...others: string[]];
  readonly onClose: () => void;
}

/** The fields of one row of the catalogue while they are changed, and the saving of them. */
export function useEdit<Fields extends object>({ given, save, lists, onClose }: EditOf<Fields>) {
  const client = useQueryClient();
  const say = useToast();
  const [fields, setFields] = useState(given);
  const saving = useMutation({
    mutationFn: () => save(fields),
    onSuccess: ({ name }) => {
      for (const list of lists) void client.invalidateQueries({ queryKey: [list] });
      say(`${name} is changed, and so is the shop.`);
      onClose();
    },
    onError: () => void client.invalidateQueries({ queryKey: [lists[0]] }),
  });
  const errors = saving.error instanceof ApiError ? saving.error.fields : {};
  return {
    fields,
    errors,
    change: (next: Partial<Fields>) => setFields({ ...fields, ...next }),
    /** What the dialog around the fields needs. */
    dialog: {
      doIt: 'Save',
      size: 'lg',
      busy: saving.isPending,
      error: Object.keys(errors).length > 0 ? null : saving.error,
      onSubmit: () => saving.mutate(),
      onClose,
    },
  };
}
