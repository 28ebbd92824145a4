import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  addIncidentFiles,
  getIncident,
  listIncidents,
  moveIncident,
  openIncident,
  requestContact,
} from '@nukkad/contract/talk/support/support.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

export const incidentsKey = ['incidents'] as const;
const key = incidentsKey;
const shown = 20;

type Told = EndpointInput<typeof openIncident>['body'];
type Asked = EndpointInput<typeof requestContact>['body'];

/** Own incidents, the newest first. */
export const useOwnIncidents = () =>
  useQuery({ queryKey: key, queryFn: () => call(listIncidents, { query: { limit: shown }, quiet: true }) });

/** One of one's own. */
export const useIncident = (incidentId: string) =>
  useQuery({
    queryKey: [...key, incidentId],
    queryFn: ({ signal }) => call(getIncident, { params: { incidentId }, quiet: true, signal }),
  });

const again = () => queryClient.invalidateQueries({ queryKey: key });

/** Sends it as the person who is signed in, or with the name and contact of a visitor. Only a person's own has an id to go on with. */
export const useTellSupport = () =>
  useMutation({
    mutationFn: async ({ visitor, ...told }: Told & { visitor: Omit<Asked, keyof Told> | null }) => {
      if (!visitor) return call(openIncident, { body: told, quiet: true });
      const { incidentNumber } = await call(requestContact, { body: { ...told, ...visitor }, quiet: true });
      return { incidentNumber, incidentId: null };
    },
    onSuccess: again,
  });

export const useMoveIncident = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof moveIncident>['body']) => call(moveIncident, { body }),
    onSettled: again,
  });

/** One file at a time. */
export const useAddIncidentFiles = () =>
  useMutation({
    mutationFn: ({ incidentId, file }: { incidentId: string; file: File }) =>
      call(addIncidentFiles, { query: { incidentId }, files: [file], quiet: true }),
    onSettled: again,
  });
