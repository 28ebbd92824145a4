import * as api from '@nukkad/contract/market/no-show/no-show.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { readCustomerAbsent, readProfessionalAbsent } from './read-absence.ts';
import { reportCustomerAbsent } from './report-customer-absent.ts';
import { reportProfessionalAbsent } from './report-professional-absent.ts';

export function noShowRoutes(deps: BookingDependencies): Route[] {
  return [
    route(api.getCustomerAbsentTerms, (call) =>
      readCustomerAbsent(deps, call.input.query.bookingId, { viewer: call.viewer, now: call.now }),
    ),
    route(api.reportCustomerAbsent, (call) => reportCustomerAbsent(deps, call)),
    route(api.getProfessionalAbsentTerms, (call) =>
      readProfessionalAbsent(deps, call.input.query.bookingId, { viewer: call.viewer, now: call.now }),
    ),
    route(api.reportProfessionalAbsent, (call) => reportProfessionalAbsent(deps, call)),
  ];
}
