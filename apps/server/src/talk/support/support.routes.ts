import * as office from '@nukkad/contract/talk/support/incident.api';
import * as handling from '@nukkad/contract/talk/support/incident-handling.api';
import * as reports from '@nukkad/contract/talk/support/booking-report.api';
import * as services from '@nukkad/contract/talk/support/service-request.api';
import * as api from '@nukkad/contract/talk/support/support.api';
import type { AccountInterface } from '../../identity/account/index.ts';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { addIncidentFiles } from './add-incident-files.ts';
import {
  addIncidentNote,
  assignIncident,
  labelIncident,
  readIncidentChoices,
  snoozeIncident,
} from './handle-incident.ts';
import { listInOffice, listOwnIncidents, readInOffice, readOwnIncident } from './list-incidents.ts';
import { moveOwnIncident } from './move-incident.ts';
import { answerIncident, moveInOffice } from './move-in-office.ts';
import type { OfficeParts } from './office.interface.ts';
import { openIncident } from './open-incident.ts';
import { readSender } from './read-sender.ts';
import { type RequestParts, requestServices } from './request-services.ts';
import { type ReportParts, listBookingReports, reportBooking } from './report-booking.ts';
import { presentIncident } from './support.presenter.ts';

type Account = Pick<AccountInterface, 'getPeople'>;

const ownRoutes = (platform: Platform, account: Account): readonly Route[] => [
  route(api.listIncidents, (call) => listOwnIncidents(platform, call, call.input.query)),
  route(api.getIncident, (call) => readOwnIncident(platform, call, call.input.params.incidentId)),
  route(api.addIncidentFiles, (call) => addIncidentFiles(platform, call, call.input.query.incidentId)),
  route(api.openIncident, async (call) => {
    const sender = await readSender(account, platform.db, call.viewer.userId);
    return openIncident(platform, call, { sender, told: call.input.body }, (row) =>
      presentIncident(row, { ...call, config: platform.config }),
    );
  }),
  route(api.moveIncident, (call) => moveOwnIncident(platform, call, call.input.body)),
  openRoute(api.requestContact, async (call) => {
    const { fullName, email = null, mobileNumber = null, ...told } = call.input.body;
    const sender = { userId: null, fullName, email, mobileNumber };
    return openIncident(platform, call, { sender, told }, ({ incidentNumber }) => ({ incidentNumber }));
  }),
];

const reportRoutes = (platform: Platform, parts: ReportParts): readonly Route[] => [
  route(reports.listBookingReports, (call) =>
    listBookingReports(platform, parts, call.viewer, call.input.query.bookingId),
  ),
  route(reports.reportBooking, (call) => reportBooking(platform, parts, call, call.input.body)),
];

const officeRoutes = (parts: OfficeParts): readonly Route[] => [
  route(office.listOfficeIncidents, (call) => listInOffice(parts, call, call.input.query)),
  route(office.getOfficeIncident, (call) => readInOffice(parts, call, call.input.params.incidentId)),
  route(office.answerIncident, (call) =>
    answerIncident(parts, call, { ...call.input.params, ...call.input.body }),
  ),
  route(office.moveOfficeIncident, (call) =>
    moveInOffice(parts, call, { ...call.input.params, ...call.input.body }),
  ),
];

const handlingRoutes = (parts: OfficeParts): readonly Route[] => [
  route(handling.listIncidentChoices, () => readIncidentChoices(parts)),
  route(handling.assignIncident, (call) =>
    assignIncident(parts, call, { ...call.input.params, ...call.input.body }),
  ),
  route(handling.labelIncident, (call) =>
    labelIncident(parts, call, { ...call.input.params, ...call.input.body }),
  ),
  route(handling.snoozeIncident, (call) =>
    snoozeIncident(parts, call, { ...call.input.params, ...call.input.body }),
  ),
  route(handling.addIncidentNote, (call) =>
    addIncidentNote(parts, call, { ...call.input.params, ...call.input.body }),
  ),
];

type Parts = ReportParts & RequestParts & Omit<OfficeParts, 'platform'>;

export const supportRoutes = (platform: Platform, parts: Parts): readonly Route[] => [
  ...ownRoutes(platform, parts.account),
  openRoute(services.requestServices, (call) => requestServices(platform, parts, call, call.input.body)),
  ...reportRoutes(platform, parts),
  ...officeRoutes({ ...parts, platform }),
  ...handlingRoutes({ ...parts, platform }),
];
