import { addStoryVideo } from '@nukkad/contract/network/story/story.api';
import { type StoryVideo, storyVideoLimits } from '@nukkad/contract/network/story/story.model';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useSend } from '../../platform/api/send.ts';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';

interface Sent {
  readonly files: readonly File[];
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const given = (sent: Sent) => ({ ...sent, idempotencyKey: newIdempotencyKey() });

/** A recorder stops a moment late; the server forgives as much. */
const graceSeconds = 1;

/** What is to be sent of a video, or why it is not. */
function useChecking() {
  const { t } = useTranslation();
  return async (file: File): Promise<readonly File[] | string> => {
    if (file.size > storyVideoLimits.bytes)
      return t('story.video.large', 'This video is larger than 30 MB. Choose a smaller one.');
    const { frameOf } = await import('../../ui/field/frame-of.ts');
    const frame = await frameOf(file);
    if (!frame)
      return t('story.video.unknown', 'This video can’t be played here. Choose an MP4 or WebM file.');
    if (frame.seconds > storyVideoLimits.seconds + graceSeconds)
      return t('story.video.long', 'This video is longer than 60 seconds. Choose a shorter one.');
    return [file, frame.picture];
  };
}

/** Sends a video with a picture from it as it is chosen, with how far it is and a way to stop it. */
export function useAddingVideo(onVideo: (video: StoryVideo) => void, onAdding: (isAdding: boolean) => void) {
  const { t } = useTranslation();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const check = useChecking();
  const { mutateAsync } = useSend(addStoryVideo, { given });
  useEffect(() => () => stopping.current?.abort(), []);
  const add = async (file: File) => {
    const stop = new AbortController();
    stopping.current = stop;
    setFailure(null);
    setShare(0);
    onAdding(true);
    try {
      const files = await check(file);
      if (stop.signal.aborted) return;
      if (typeof files === 'string') setFailure(files);
      else onVideo(await mutateAsync({ files, onProgress: setShare, signal: stop.signal }));
    } catch (error) {
      if (!stop.signal.aborted) setFailure(error instanceof Error ? sentence(t, error.message) : null);
    } finally {
      setShare(null);
      onAdding(false);
    }
  };
  return { add, share, failure, cancel: () => stopping.current?.abort() };
}
