import * as api from '@nukkad/contract/identity/account/people.api';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changePersonStatus } from './change-person-status.ts';
import { endSessions } from './end-sessions.ts';
import { type PeopleDependencies, getPerson, listPeople } from './read-people.ts';
import { revealNumber } from './reveal-number.ts';

interface Dependencies {
  readonly platform: Platform;
  readonly partner: PeopleDependencies['partner'];
  /** Tells this process at once that sessions are over. */
  readonly close: (sessionIds: readonly string[]) => void;
}

/** People as support sees them. */
export function peopleRoutes({ platform, partner, close }: Dependencies): readonly Route[] {
  const parts = { db: platform.db, partner };
  return [
    route(api.listPeople, (call) => listPeople(parts, call.input.query, call.now)),
    route(api.getPerson, (call) => getPerson(parts, call.input.params.userId, call.viewer, call.now)),
    route(api.revealNumber, async (call) => {
      const { params, body } = call.input;
      return { mobileNumber: await revealNumber(platform, call, { ...params, ...body }) };
    }),
    route(api.changePersonStatus, async (call) => {
      const { params, body } = call.input;
      await changePersonStatus(platform, call, { ...params, ...body });
      return getPerson(parts, params.userId, call.viewer, call.now);
    }),
    route(api.endPersonSessions, async (call) => {
      const { params, body } = call.input;
      const ended = await endSessions(platform, call, { ...params, ...body });
      close(ended);
      return { ended: ended.length };
    }),
  ];
}
