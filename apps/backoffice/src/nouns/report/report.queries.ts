import { listOfficeIncidents } from '@nukkad/contract/talk/support/incident.api';
import { call } from '../../platform/call.ts';
import { pagedQuery } from '../../platform/paged.query.ts';

/** Whose reports: those of one booking, or of all bookings of a partner. */
export type ReportsOf = { readonly bookingId: string } | { readonly organisationId: string };

const nameOf = (of: ReportsOf) =>
  'bookingId' in of ? ['booking', of.bookingId] : ['partner', of.organisationId];

/** The longest waiting first. */
export const reportsQuery = (of: ReportsOf) =>
  pagedQuery(['incidents', ...nameOf(of)], (from) =>
    call(listOfficeIncidents, { query: { limit: 10, ...of, ...from } }),
  );
