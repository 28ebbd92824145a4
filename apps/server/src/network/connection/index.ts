import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { connectionPersonal } from './connection-personal.store.ts';
import type { ConnectionInterface, ConnectionInterfaces } from './connection.interface.ts';
import { connectionNotices } from './connection.notices.ts';
import { connectionRoutes } from './connection.routes.ts';
import { noteLook, sweepVisits } from './visit/record-visit.ts';
import {
  findConnectionOf,
  isBlockedBetween,
  listConnected,
  listConnectionIds,
  listMentionable,
} from './connection.store.ts';
import { connectionTalk } from './talk/connection-talk.ts';

export type { ConnectionInterface } from './connection.interface.ts';

/** Whom members know: requests, connections, suggestions, and whom they do not want to meet. */
export function createConnectionDomain(
  platform: Platform,
  parts: ConnectionInterfaces,
): Domain & ConnectionInterface {
  const deps = { platform, ...parts };
  return {
    name: 'connection',
    routes: connectionRoutes(deps),
    notices: connectionNotices(deps),
    personal: connectionPersonal,
    talkReferences: [connectionTalk],
    extensions: [parts.candidate.looked.answeredBy(noteLook(deps))],
    cron: [{ name: 'connection.sweep_visits', match: '35 21 * * *', run: () => sweepVisits(deps) }],
    areConnected: async (reader, memberId, others) => new Set(await listConnected(reader, memberId, others)),
    connectionOf: findConnectionOf,
    connectionsOf: listConnectionIds,
    isBlocked: isBlockedBetween,
    mayMention: async (reader, memberId, others) => new Set(await listMentionable(reader, memberId, others)),
  };
}

export const connection = domainOn({
  needs: ['booking', 'candidate', 'catalog', 'employee', 'member', 'partner'],
  create: createConnectionDomain,
});
