import { Text } from '@mantine/core';
import type { Difference } from '@nukkad/contract/kernel/confirmation';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { BodyOf } from '../platform/use-form.ts';
import { DialogForm } from './dialog-form.tsx';
import { useSaving } from './use-saving.ts';
import { WhyField } from './why-field.tsx';

/** An act that wants nothing but a reason. */
export function WhyForm<E extends AnyEndpoint, Saved>({
  title,
  about,
  doIt,
  endpoint,
  bodyOf,
  save,
  said,
  lists,
  onDiffers,
  onSaved,
  onClose,
}: {
  title: string;
  /** What is done, where the title does not say all of it. */
  about?: string;
  doIt: string;
  endpoint: E;
  bodyOf: (why: string) => BodyOf<E>;
  save: (body: BodyOf<E>) => Promise<Saved>;
  said?: (saved: Saved) => string;
  lists: readonly string[];
  onDiffers?: (differences: readonly Difference[]) => void;
  onSaved?: (saved: Saved) => void;
  onClose: () => void;
}) {
  const { fields, errors, change, dialog } = useSaving({
    endpoint,
    initial: { why: '' },
    bodyOf: ({ why }) => bodyOf(why),
    save,
    said,
    lists,
    onDiffers,
    onSaved,
    onClose,
  });
  return (
    <DialogForm title={title} doIt={doIt} {...dialog}>
      {about ? <Text size="sm">{about}</Text> : null}
      <WhyField why={fields.why} error={errors['why']} focused onChange={(why) => change({ why })} />
    </DialogForm>
  );
}
