import * as api from '@nukkad/contract/work/project-file/project-file.api';
import type { FileAudience } from '@nukkad/contract/work/project-file/project-file.model';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** Who looks: the business that does the work, or the client who ordered it. */
export type FileSide = 'partner' | 'client';

const page = 100;

/** All of one project: there are a hundred at most. */
export const useProjectFiles = (projectId: string, side: FileSide) =>
  useAsked(side === 'client' ? api.listOwnProjectFiles : api.listProjectFiles, {
    query: { projectId, limit: page },
  });

interface Sending {
  readonly file: File;
  readonly audience: FileAudience;
  readonly onProgress: (share: number) => void;
}

/** One request for each file, so that a refusal names the file it is about. */
export const useAddProjectFile = (projectId: string, side: FileSide) =>
  useSend(api.addProjectFiles, {
    send: ({ file, audience, onProgress }: Sending) => {
      const sent = { files: [file], onProgress, quiet: true, idempotencyKey: newIdempotencyKey() };
      return side === 'client'
        ? call(api.addOwnProjectFiles, { query: { projectId }, ...sent })
        : call(api.addProjectFiles, { query: { projectId, audience }, ...sent });
    },
  });

export const useRemoveProjectFile = (side: FileSide) =>
  useSend(api.removeProjectFile, {
    send: (fileId: string) => {
      const asked = { query: { fileId }, quiet: true };
      return side === 'client' ? call(api.removeOwnProjectFile, asked) : call(api.removeProjectFile, asked);
    },
  });
