import { type OfficeIncident, listOfficeIncidents } from '@nukkad/contract/talk/support/incident.api';
import { call } from '../../platform/call.ts';
import { filled, pagedQuery } from '../../platform/paged.query.ts';

export interface IncidentFilter {
  readonly q: string;
  readonly status: OfficeIncident['status'] | '';
}

/** The longest waiting first. */
export const incidentsQuery = ({ q, status }: IncidentFilter) =>
  pagedQuery(['incidents', q, status], (from) =>
    call(listOfficeIncidents, { query: { limit: 40, ...filled({ q, status }), ...from } }),
  );
