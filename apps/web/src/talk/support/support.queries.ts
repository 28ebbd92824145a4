import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  addIncidentFiles,
  getIncident,
  listIncidents,
  moveIncident,
  openIncident,
  requestContact,
} from '@nukkad/contract/talk/support/support.api';
import { call } from '../../platform/api/client.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

const shown = 20;

type Told = EndpointInput<typeof openIncident>['body'];
type Asked = EndpointInput<typeof requestContact>['body'];

/** Own incidents, the newest first. */
export const useOwnIncidents = () => useAsked(listIncidents, { query: { limit: shown } });

/** One of one's own. */
export const useIncident = (incidentId: string) => useAsked(getIncident, { params: { incidentId } });

/** Sends it as the person who is signed in, or with the name and contact of a visitor. Only a person's own has an id to go on with. */
export const useTellSupport = () =>
  useSend(requestContact, {
    send: async ({ visitor, ...told }: Told & { visitor: Omit<Asked, keyof Told> | null }) => {
      if (!visitor) return call(openIncident, { body: told, quiet: true });
      const { incidentNumber } = await call(requestContact, { body: { ...told, ...visitor }, quiet: true });
      return { incidentNumber, incidentId: null };
    },
  });

export const useMoveIncident = () => useSend(moveIncident, { loud: true });

/** One file at a time. */
export const useAddIncidentFiles = () =>
  useSend(addIncidentFiles, {
    given: ({ incidentId, file }: { incidentId: string; file: File }) => ({
      query: { incidentId },
      files: [file],
    }),
  });
