import {
  getOfficeIncident,
  incidentsQuery,
  listOfficeIncidents,
} from '@nukkad/contract/talk/support/incident.api';
import { listIncidentChoices } from '@nukkad/contract/talk/support/incident-handling.api';
import { listAddress } from '@nukkad/lists/address';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const incidentsAddress = listAddress(
  incidentsQuery.shape,
  ['q', 'status', 'topic', 'sla', 'priority', 'team', 'way', 'whose', 'label', 'rest'],
  {},
);
type IncidentFilter = ReturnType<typeof incidentsAddress.read>;

/** The longest waiting first. */
export const incidentsList = (filter: IncidentFilter) =>
  countedList(['incidents', filter], (page) => call(listOfficeIncidents, { query: { ...filter, ...page } }));

export const incidentQuery = (incidentId: string | null) =>
  queryOptions({
    queryKey: ['incidents', 'one', incidentId],
    queryFn: () => call(getOfficeIncident, { params: { incidentId: incidentId ?? '' } }),
    enabled: Boolean(incidentId),
  });

/** Whom a request may be given to, and the labels in use. */
export const incidentChoices = queryOptions({
  queryKey: ['incidents', 'choices'],
  queryFn: () => call(listIncidentChoices),
});
