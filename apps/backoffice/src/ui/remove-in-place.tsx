import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '../platform/api-error.ts';
import { type Answering, useSend } from '../platform/asked.ts';
import { callOf } from '../platform/call.ts';
import { t } from '../platform/words.ts';
import { useToast } from './use-toast.ts';
import type { BodyOf, ParamsOf } from './use-saving.ts';

/** Removes what everyone uses, or does what is as grave. Asks once more in its place: what is gone must be written anew. */
export function RemoveInPlace<Sent>({
  label,
  sure = t('ui.removeForEveryone', 'Yes, remove it for everyone'),
  colour = 'sindoor',
  removed,
  endpoint,
  params,
  body,
  onRemoved,
}: {
  label: string;
  /** On the button that does it. */
  sure?: string;
  colour?: string;
  /** Said when it is gone. */
  removed: string;
  endpoint: Answering<Sent, unknown>;
  params: ParamsOf<Sent>;
  body: BodyOf<Sent>;
  onRemoved: () => void;
}) {
  const say = useToast();
  const [asking, setAsking] = useState(false);
  const remove = useSend(endpoint, {
    send: () => callOf(endpoint, { params, body }),
    onSuccess: () => {
      say(removed);
      onRemoved();
    },
  });
  return (
    <>
      {remove.error ? (
        <Alert color="sindoor" role="alert">
          {sentenceOf(remove.error)}
        </Alert>
      ) : null}
      <Group>
        {asking ? (
          <Button color={colour} loading={remove.isPending} onClick={() => remove.mutate()}>
            {sure}
          </Button>
        ) : (
          <Button variant="subtle" color={colour} onClick={() => setAsking(true)}>
            {label}
          </Button>
        )}
      </Group>
    </>
  );
}
