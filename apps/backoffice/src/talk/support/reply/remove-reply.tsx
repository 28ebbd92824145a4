import { Alert, Button, Group } from '@mantine/core';
import { type ReadyReply, removeReadyReply } from '@nukkad/contract/talk/support/reply-office.api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../platform/api-error.ts';
import { call } from '../../../platform/call.ts';
import { t } from '../../../platform/words.ts';
import { useToast } from '../../../ui/use-toast.ts';

/** Asks once more in its place: a reply that is gone must be written anew. */
export function RemoveReply({
  reply: { replyId, title, version },
  onRemoved,
}: {
  reply: ReadyReply;
  onRemoved: () => void;
}) {
  const client = useQueryClient();
  const say = useToast();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(removeReadyReply, { params: { replyId }, body: { version } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['replies'] }),
    onSuccess: () => {
      say(t('replies.removed', '“{{title}}” removed.', { title }));
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
            {t('replies.removeNow', 'Yes, remove it for everyone')}
          </Button>
        ) : (
          <Button variant="subtle" color="sindoor" onClick={() => setAsking(true)}>
            {t('replies.remove', 'Remove reply')}
          </Button>
        )}
      </Group>
    </>
  );
}
