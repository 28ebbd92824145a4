import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  listIncidents,
  moveIncident,
  openIncident,
  requestContact,
} from '@nukkad/contract/talk/support/support.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const key = ['incidents'] as const;
const shown = 20;

type Told = EndpointInput<typeof openIncident>['body'];
type Asked = EndpointInput<typeof requestContact>['body'];

/** Own incidents, the newest first. */
export const useOwnIncidents = () =>
  useQuery({ queryKey: key, queryFn: () => call(listIncidents, { query: { limit: shown }, quiet: true }) });

const again = () => queryClient.invalidateQueries({ queryKey: key });

/** Sends it as the person who is signed in, or with the name and contact of a visitor. Answers the number. */
export const useTellSupport = () =>
  useMutation({
    mutationFn: async ({ visitor, ...told }: Told & { visitor: Omit<Asked, keyof Told> | null }) => {
      const sent = visitor
        ? await call(requestContact, { body: { ...told, ...visitor }, quiet: true })
        : await call(openIncident, { body: told, quiet: true });
      return sent.incidentNumber;
    },
    onSuccess: again,
  });

export const useMoveIncident = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof moveIncident>['body']) => call(moveIncident, { body }),
    onSettled: again,
  });
