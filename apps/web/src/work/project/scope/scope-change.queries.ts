import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/scope-change/scope-change.api';
import { useAsked } from '../../../platform/api/asked.ts';
import type { Side } from '../project.queries.ts';

const shown = 20;
const lookAgainMs = 30_000;

/** The last ones. */
export const useScopeChanges = (projectId: string, side: Side) =>
  useAsked(
    side === 'client' ? api.listOwnScopeChanges : api.listScopeChanges,
    { query: { projectId, limit: shown } },
    { refetchInterval: lookAgainMs },
  );

export type NewScopeChange = EndpointInput<typeof api.proposeScopeChange>['body'];
