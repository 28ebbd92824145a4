import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/project-cost/project-cost.api';
import { addProjectFiles } from '@nukkad/contract/work/project-file/project-file.api';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

export const useCosts = (projectId: string) => usePages(api.listProjectCosts, { projectId, limit: 20 });

export const useMargin = (projectId: string) => useAsked(api.getProjectMargin, { query: { projectId } });

type NewCost = EndpointInput<typeof api.addProjectCost>['body'];

interface Booking {
  readonly body: NewCost;
  /** Its bill; it becomes a file of the project that only the team sees. */
  readonly bill: File | null;
}

export const useAddCost = () =>
  useSend(api.addProjectCost, {
    send: async ({ body: { projectId, cost }, bill }: Booking, idempotencyKey) => {
      const sent = bill
        ? await call(addProjectFiles, {
            query: { projectId, audience: 'team' },
            files: [bill],
            quiet: true,
            idempotencyKey: newIdempotencyKey(),
          })
        : null;
      const fileId = sent?.items[0]?.fileId;
      const body = { projectId, cost: { ...cost, ...(fileId && { fileId }) } };
      return call(api.addProjectCost, { body, quiet: true, idempotencyKey });
    },
  });

export const useRemoveCost = () =>
  useSend(api.removeProjectCost, { given: (costId: string) => ({ query: { costId } }) });
