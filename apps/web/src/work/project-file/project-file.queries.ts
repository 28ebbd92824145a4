import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/project-file/project-file.api';
import type { FileAudience } from '@nukkad/contract/work/project-file/project-file.model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

/** Who looks: the business that does the work, or the client who ordered it. */
export type FileSide = 'partner' | 'client';

const keys = {
  all: ['project-files'] as const,
  of: (projectId: string, side: FileSide) => ['project-files', side, projectId] as const,
};
const renew = () => queryClient.invalidateQueries({ queryKey: keys.all });
const page = 100;

/** All of one project: there are a hundred at most. */
export const useProjectFiles = (projectId: string, side: FileSide) =>
  useQuery({
    queryKey: keys.of(projectId, side),
    queryFn: ({ signal }) => {
      const asked = { query: { projectId, limit: page }, quiet: true, signal };
      return side === 'client' ? call(api.listOwnProjectFiles, asked) : call(api.listProjectFiles, asked);
    },
  });

interface Sending {
  readonly file: File;
  readonly audience: FileAudience;
  readonly onProgress: (share: number) => void;
}

/** One request for each file, so that a refusal names the file it is about. */
export const useAddProjectFile = (projectId: string, side: FileSide) =>
  useMutation({
    mutationFn: ({ file, audience, onProgress }: Sending) => {
      const sent = { files: [file], onProgress, quiet: true, idempotencyKey: newIdempotencyKey() };
      return side === 'client'
        ? call(api.addOwnProjectFiles, { query: { projectId }, ...sent })
        : call(api.addProjectFiles, { query: { projectId, audience }, ...sent });
    },
    onSettled: renew,
  });

export const useEditProjectFile = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editProjectFile>['body']) =>
      call(api.editProjectFile, { body, quiet: true }),
    onSettled: renew,
  });

export const useRemoveProjectFile = (side: FileSide) =>
  useMutation({
    mutationFn: (fileId: string) => {
      const asked = { query: { fileId }, quiet: true };
      return side === 'client' ? call(api.removeOwnProjectFile, asked) : call(api.removeProjectFile, asked);
    },
    onSettled: renew,
  });
