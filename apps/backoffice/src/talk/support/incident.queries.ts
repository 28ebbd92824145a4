import { incidentsQuery, listOfficeIncidents } from '@nukkad/contract/talk/support/incident.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const incidentsAddress = listAddress(
  incidentsQuery.shape,
  ['q', 'status', 'topic', 'sla', 'priority', 'team', 'way'],
  {},
);
type IncidentFilter = ReturnType<typeof incidentsAddress.read>;

/** The longest waiting first. */
export const incidentsList = (filter: IncidentFilter) =>
  countedList(['incidents', filter], (page) => call(listOfficeIncidents, { query: { ...filter, ...page } }));
