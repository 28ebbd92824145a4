import { addPostDocument, addPostVideo } from '@nukkad/contract/network/post/post-attached.api';
import {
  type PostFile,
  postDocumentBytes,
  postVideoLimits,
} from '@nukkad/contract/network/post/post-attached.model';
import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../platform/api/client.ts';
import { useSend } from '../../../platform/api/send.ts';
import { sentence } from '../../../platform/forms/sentence.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';

interface Sent {
  readonly files: readonly File[];
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const given = ({ files, onProgress, signal }: Sent) => ({
  files,
  onProgress,
  signal,
  idempotencyKey: newIdempotencyKey(),
});

/** A recorder stops a moment late; the server forgives as much. */
const graceSeconds = 1;

/** What is to be sent of a video, or why it is not. */
function useChecking() {
  const { t } = useTranslation();
  return async (file: File): Promise<readonly File[] | string> => {
    if (file.size > postVideoLimits.bytes)
      return t('postAttached.video.large', 'This video is larger than 30 MB. Choose a smaller one.');
    const { frameOf } = await import('../../../ui/field/frame-of.ts');
    const frame = await frameOf(file);
    if (!frame)
      return t('postAttached.video.unknown', 'This video can’t be played here. Choose an MP4 or WebM file.');
    if (frame.seconds > postVideoLimits.seconds + graceSeconds)
      return t('postAttached.video.long', 'This video is longer than 60 seconds. Choose a shorter one.');
    return [file, frame.picture];
  };
}

/** Sends a video or a document as it is chosen, with how far it is and a way to stop it. */
export function useAddingFile(add: (file: PostFile) => void, onAdding: (isAdding: boolean) => void) {
  const { t } = useTranslation();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const check = useChecking();
  const sendVideo = useSend(addPostVideo, { given });
  const sendDocument = useSend(addPostDocument, { given });
  useEffect(() => () => stopping.current?.abort(), []);

  const run = async (
    make: (onProgress: Sent['onProgress'], signal: AbortSignal) => Promise<PostFile | string>,
  ) => {
    const stop = new AbortController();
    stopping.current = stop;
    setFailure(null);
    setShare(0);
    onAdding(true);
    try {
      const made = await make(setShare, stop.signal);
      if (stop.signal.aborted) return;
      if (typeof made === 'string') setFailure(made);
      else add(made);
    } catch (error) {
      if (!stop.signal.aborted) setFailure(error instanceof Error ? sentence(t, error.message) : null);
    } finally {
      setShare(null);
      onAdding(false);
    }
  };

  return {
    share,
    failure,
    cancel: () => stopping.current?.abort(),
    addVideo: (file: File) =>
      run(async (onProgress, signal) => {
        const files = await check(file);
        if (typeof files === 'string' || signal.aborted) return typeof files === 'string' ? files : '';
        return sendVideo.mutateAsync({ files, onProgress, signal });
      }),
    addDocument: (file: File) =>
      run(async (onProgress, signal) =>
        file.size > postDocumentBytes
          ? t('postAttached.document.large', 'This document is larger than 10 MB. Choose a smaller one.')
          : sendDocument.mutateAsync({ files: [file], onProgress, signal }),
      ),
  };
}
