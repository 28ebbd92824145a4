import * as office from '@nukkad/contract/talk/support/incident.api';
import * as api from '@nukkad/contract/talk/support/support.api';
import type { AccountInterface } from '../../identity/account/index.ts';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { listInOffice, listOwnIncidents } from './list-incidents.ts';
import { answerIncident, moveInOffice, moveOwnIncident } from './move-incident.ts';
import { openIncident } from './open-incident.ts';
import { readSender } from './read-sender.ts';
import { presentIncident } from './support.presenter.ts';

type Account = Pick<AccountInterface, 'getPeople'>;

const ownRoutes = (platform: Platform, account: Account): readonly Route[] => [
  route(api.listIncidents, ({ input, viewer, now }) =>
    listOwnIncidents(platform.db, { userId: viewer.userId, now }, input.query),
  ),
  route(api.openIncident, async (call) => {
    const sender = await readSender(account, platform.db, call.viewer.userId);
    return openIncident(platform, call, { sender, told: call.input.body }, (row) =>
      presentIncident(row, call.now),
    );
  }),
  route(api.moveIncident, (call) => moveOwnIncident(platform, call, call.input.body)),
  openRoute(api.requestContact, async (call) => {
    const { fullName, email = null, mobileNumber = null, ...told } = call.input.body;
    const sender = { userId: null, fullName, email, mobileNumber };
    return openIncident(platform, call, { sender, told }, ({ incidentNumber }) => ({ incidentNumber }));
  }),
];

const officeRoutes = (platform: Platform): readonly Route[] => [
  route(office.listOfficeIncidents, ({ input }) => listInOffice(platform.db, input.query)),
  route(office.answerIncident, (call) =>
    answerIncident(platform, call, { ...call.input.params, ...call.input.body }),
  ),
  route(office.moveOfficeIncident, (call) =>
    moveInOffice(platform, call, { ...call.input.params, ...call.input.body }),
  ),
];

export const supportRoutes = (platform: Platform, account: Account): readonly Route[] => [
  ...ownRoutes(platform, account),
  ...officeRoutes(platform),
];
