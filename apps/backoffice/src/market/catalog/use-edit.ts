import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { useState } from 'react';
import { t } from '../../platform/words.ts';
import { useSaving } from '../../ui/use-saving.ts';

interface EditOf<Fields, Seen> {
  readonly endpoint: AnyEndpoint;
  readonly given: Fields;
  /** What the form showed when it opened. */
  readonly shown: Seen;
  readonly save: (body: Fields & { readonly seen: Seen }) => Promise<{ readonly name: string }>;
  readonly onClose: () => void;
}

/** The fields of one row of the catalogue while they are changed, and the saving of them. */
export function useEdit<Fields extends object, Seen extends object>({
  given,
  shown,
  ...saving
}: EditOf<Fields, Seen>) {
  const [seen] = useState(shown);
  const { dialog, ...form } = useSaving({
    ...saving,
    initial: given,
    bodyOf: (fields) => ({ ...fields, seen }),
    said: ({ name }) => t('catalog.saved', '{{name}} saved. Customers see it now.', { name }),
  });
  return { ...form, dialog: { ...dialog, doIt: t('common.save', 'Save'), size: 'lg' } };
}
