import type { CandidateFields } from '@nukkad/contract/hiring/candidate/candidate.model';
import * as api from '@nukkad/contract/hiring/candidate/cv.api';
import type { Cv } from '@nukkad/contract/hiring/candidate/cv.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

const lookAgainMs = 1_500;

/** Asked again while it is being read. */
export const useOwnCv = () =>
  useAsked(
    api.getCv,
    {},
    { refetchInterval: ({ state }) => (state.data?.cv?.state === 'waiting' ? lookAgainMs : false) },
  );

export const useSendCv = () =>
  useSend(api.sendCv, {
    given: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) => ({
      files: [file],
      onProgress,
    }),
  });

export const useTakeOver = ({ cvId, version }: Pick<Cv, 'cvId' | 'version'>) =>
  useSend(api.useCv, { given: (fields: CandidateFields) => ({ body: { cvId, version, fields } }) });

export const useRemoveCv = () =>
  useSend(api.removeCv, { given: (cvId: string) => ({ query: { cvId } }), loud: true });
