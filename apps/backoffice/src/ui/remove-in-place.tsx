import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '../platform/api-error.ts';
import { type Answering, useSend } from '../platform/asked.ts';
import { callOf } from '../platform/call.ts';
import { t } from '../platform/words.ts';
import { useToast } from './use-toast.ts';
import type { BodyOf, ParamsOf } from './use-saving.ts';

/** Removes what everyone uses. Asks once more in its place: what is gone must be written anew. */
export function RemoveInPlace<Sent>({
  label,
  removed,
  endpoint,
  params,
  body,
  onRemoved,
}: {
  label: string;
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
          <Button color="sindoor" loading={remove.isPending} onClick={() => remove.mutate()}>
            {t('ui.removeForEveryone', 'Yes, remove it for everyone')}
          </Button>
        ) : (
          <Button variant="subtle" color="sindoor" onClick={() => setAsking(true)}>
            {label}
          </Button>
        )}
      </Group>
    </>
  );
}
