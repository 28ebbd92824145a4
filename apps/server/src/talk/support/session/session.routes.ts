import * as api from '@nukkad/contract/talk/support/session.api';
import { getDeskFigures } from '@nukkad/contract/talk/support/desk-figures.api';
import * as office from '@nukkad/contract/talk/support/session-office.api';
import { type Route, route } from '../../../platform/http/route.ts';
import { addDeskFiles, addSessionFiles } from './add-session-files.ts';
import { addSessionNote } from './desk/add-note.ts';
import { moveDeskSession, takeSession } from './desk/move-desk-session.ts';
import { listDeskSessions, readDesk, readDeskTalk } from './desk/read-desk.ts';
import { readDeskFigures } from './desk/read-figures.ts';
import { keepDuty, setDuty } from './desk/set-duty.ts';
import { askCallBack, makeIncident, makeIncidentAtDesk } from './make-incident.ts';
import { moveSession, rateSession } from './move-session.ts';
import { openSession } from './open-session.ts';
import { readAvailability, readOwnLines, readSession } from './read-session.ts';
import { readAtDesk } from './read-line.ts';
import { sayAtDesk, sayInSession } from './say-in-session.ts';
import type { SessionDependencies } from './session.interface.ts';

const ownRoutes = (deps: SessionDependencies): readonly Route[] => [
  route(api.checkSupport, (call) => readAvailability(deps, call)),
  route(api.openSession, (call) => openSession(deps, call, call.input.body)),
  route(api.getSession, (call) => readSession(deps, call, call.input.query.sid)),
  route(api.listSessionMessages, (call) => readOwnLines(deps, call, call.input.query)),
  route(api.sayInSession, (call) => sayInSession(deps, call, call.input.body)),
  route(api.addSessionFiles, (call) => addSessionFiles(deps, call, call.input.query.sid)),
  route(api.moveSession, (call) => moveSession(deps, call, call.input.body)),
  route(api.rateSession, (call) => rateSession(deps, call, call.input.body)),
  route(api.sessionToIncident, (call) => makeIncident(deps, call, call.input.body)),
  route(api.askCallBack, (call) => askCallBack(deps, call, call.input.body)),
];

const deskRoutes = (deps: SessionDependencies): readonly Route[] => [
  route(office.getDesk, (call) => readDesk(deps, call)),
  route(getDeskFigures, (call) => readDeskFigures(deps, call, call.input.query.days)),
  route(office.setDuty, (call) => setDuty(deps, call, call.input.body)),
  route(office.keepDuty, (call) => keepDuty(deps, call)),
  route(office.listDeskSessions, (call) => listDeskSessions(deps, call, call.input.query)),
  route(office.getDeskSession, (call) => readDeskTalk(deps, call, call.input.params.sid)),
  route(office.takeSession, (call) => takeSession(deps, call, { ...call.input.params, ...call.input.body })),
  route(office.sayAtDesk, (call) => sayAtDesk(deps, call, { ...call.input.params, ...call.input.body })),
  route(office.addDeskFiles, (call) => addDeskFiles(deps, call, call.input.params.sid)),
  route(office.readAtDesk, (call) => readAtDesk(deps, call, { ...call.input.params, ...call.input.body })),
  route(office.moveDeskSession, (call) =>
    moveDeskSession(deps, call, { ...call.input.params, ...call.input.body }),
  ),
  route(office.deskToIncident, (call) =>
    makeIncidentAtDesk(deps, call, { ...call.input.params, ...call.input.body }),
  ),
  route(office.addSessionNote, (call) =>
    addSessionNote(deps, call, { ...call.input.params, ...call.input.body }),
  ),
];

export const sessionRoutes = (deps: SessionDependencies): readonly Route[] => [
  ...ownRoutes(deps),
  ...deskRoutes(deps),
];
