/** How a connection moves: its table is `connection.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  connectionErrors,
  connectionEvents,
  connectionLifecycle,
  type ConnectionStatus,
} from '@nukkad/contract/network/connection/connection.noun';
import { actorOnBehalf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Acting } from './connection.interface.ts';
import { connectionCapacities } from './connection.policy.ts';
import { againAfter } from './connection.rules.ts';
import { type ConnectionRow, lockConnection, saveConnection } from './connection.store.ts';

interface MoveDetail {
  /** Of a request: who asks, and the words with it. */
  readonly asked?: { readonly askedById: string; readonly note: string | null };
}

/** What stays of a request once it is decided: how long who asked waits. */
const decided = (status: ConnectionStatus, now: Date) => ({
  decidedAt: now,
  againFrom: status === 'Rejected' || status === 'Cancelled' ? againAfter(now) : null,
});

const next = (
  row: ConnectionRow,
  status: ConnectionStatus,
  { now, asked }: MoveDetail & { readonly now: Date },
): ConnectionRow => ({
  ...row,
  ...(asked ? { ...asked, askedAt: now, decidedAt: null, againFrom: null } : decided(status, now)),
  status,
  updatedAt: now,
  version: row.version + 1,
});

export const connectionTransitions = transitions({
  table: connectionLifecycle,
  notFound: connectionErrors.connection_not_found,
  movedOn: connectionErrors.connection_moved_on,
  lock: lockConnection,
  sees: (who: Acting, row: ConnectionRow) => connectionCapacities(who, row).length > 0,
  capacities: connectionCapacities,
  next,
  save: saveConnection,
  logged: logOf(connectionLifecycle, 'connection', 'connectionId', {
    actor: (who: Acting) => actorOnBehalf(who.viewer),
    kind: 'network_connection',
  }),
  tells: tellsOf(connectionLifecycle, connectionEvents),
});
