import * as api from '@nukkad/contract/identity/account/session.api';
import { sessionErrors } from '@nukkad/contract/identity/account/session.noun';
import type { FastifyReply } from 'fastify';
import { setCsrfCookie } from '../../../platform/http/csrf.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { endSessions } from './end-sessions.ts';
import type { LastSeen } from './last-seen.ts';
import { type CityName, listSessions } from './list-sessions.ts';

export interface DeviceDependencies {
  readonly platform: Platform;
  readonly lastSeen: LastSeen;
  readonly cityName: CityName;
  /** Forgets sessions that were ended and closes their sockets. */
  readonly close: (sessionIds: readonly string[]) => void;
}

export function deviceRoutes({ platform, lastSeen, cityName, close }: DeviceDependencies): readonly Route[] {
  const { db, config } = platform;
  const closed = (ids: readonly string[]) => {
    close(ids);
    return { ended: ids.length };
  };
  const signedOut = (reply: FastifyReply) => setCsrfCookie(reply, config.secret, null, config.production);
  return [
    route(api.getActiveSessions, async (call) => {
      const { viewer, now } = call;
      const { query } = call.input;
      await lastSeen.flush();
      return listSessions(db, cityName, viewer, { ...query, now });
    }),
    route(api.endSession, async (call) => {
      const { viewer, now, reply } = call;
      const { params } = call.input;
      const ended = await endSessions(platform, viewer, { only: params.id }, now);
      if (ended.length === 0) refuse(sessionErrors.session_not_found);
      if (params.id === viewer.sessionId) signedOut(reply);
      return closed(ended);
    }),
    route(api.endOtherSessions, async (call) =>
      closed(await endSessions(platform, call.viewer, { keep: call.viewer.sessionId }, call.now)),
    ),
    route(api.logoutFromAllDevices, async (call) => {
      const { viewer, now, reply } = call;
      const ended = await endSessions(platform, viewer, { keep: null }, now);
      signedOut(reply);
      return closed(ended);
    }),
  ];
}
