import { Alert, Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../platform/api-error.ts';
import { t } from '../platform/words.ts';
import { useToast } from './use-toast.ts';

/** Removes what everyone uses. Asks once more in its place: what is gone must be written anew. */
export function RemoveInPlace({
  label,
  removed,
  list,
  send,
  onRemoved,
}: {
  label: string;
  /** Said when it is gone. */
  removed: string;
  /** The query key of the list that held it. */
  list: string;
  send: () => Promise<unknown>;
  onRemoved: () => void;
}) {
  const client = useQueryClient();
  const say = useToast();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: [list] }),
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
