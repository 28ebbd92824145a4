import { Text } from '@mantine/core';
import type { Difference } from '@nukkad/contract/kernel/confirmation';
import type { Answering } from '../platform/asked.ts';
import { DialogForm } from './dialog-form.tsx';
import { type AfterSaving, type BodyOf, type ParamsOf, useSaving } from './use-saving.ts';
import { WhyField } from './why-field.tsx';

/** An act that wants nothing but a reason. */
export function WhyForm<Sent, Saved>({
  title,
  about,
  doIt,
  endpoint,
  params,
  bodyOf,
  onDiffers,
  ...after
}: AfterSaving<Saved> & {
  title: string;
  /** What is done, where the title does not say all of it. */
  about?: string;
  doIt: string;
  endpoint: Answering<Sent, Saved>;
  params?: ParamsOf<Sent>;
  bodyOf: (why: string) => BodyOf<Sent>;
  onDiffers?: (differences: readonly Difference[]) => void;
}) {
  const { fields, errors, change, dialog } = useSaving({
    endpoint,
    params,
    initial: { why: '' },
    bodyOf: ({ why }) => bodyOf(why),
    onDiffers,
    ...after,
  });
  return (
    <DialogForm title={title} doIt={doIt} {...dialog}>
      {about ? <Text size="sm">{about}</Text> : null}
      <WhyField why={fields.why} error={errors['why']} focused onChange={(why) => change({ why })} />
    </DialogForm>
  );
}
