import * as api from '@nukkad/contract/hiring/candidate/video.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export const useOwnVideo = () => useAsked(api.getOwnVideo);

interface NewVideo {
  readonly video: File;
  readonly picture: File;
  readonly onProgress: (share: number) => void;
}

export const useSendVideo = () =>
  useSend(api.sendVideo, {
    given: ({ video, picture, onProgress }: NewVideo) => ({ files: [video, picture], onProgress }),
  });

export const useRemoveVideo = () =>
  useSend(api.removeVideo, { given: (videoId: string) => ({ query: { videoId } }), loud: true });
