import { Alert, Button, Group } from '@mantine/core';
import { type DemoVideo, removeDemoVideo } from '@nukkad/contract/talk/support/video-office.api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../platform/api-error.ts';
import { call } from '../../../platform/call.ts';
import { t } from '../../../platform/words.ts';
import { useToast } from '../../../ui/use-toast.ts';

/** Asks once more in its place. */
export function RemoveVideo({
  video: { videoId, titleEn: title, version },
  onRemoved,
}: {
  video: DemoVideo;
  onRemoved: () => void;
}) {
  const client = useQueryClient();
  const say = useToast();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call(removeDemoVideo, { params: { videoId }, body: { version } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['videos'] }),
    onSuccess: () => {
      say(t('videos.removed', '“{{title}}” removed.', { title }));
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
            {t('videos.removeNow', 'Yes, remove it for everyone')}
          </Button>
        ) : (
          <Button variant="subtle" color="sindoor" onClick={() => setAsking(true)}>
            {t('videos.remove', 'Remove video')}
          </Button>
        )}
      </Group>
    </>
  );
}
