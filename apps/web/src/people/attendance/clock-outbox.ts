/** A check-in that was made without a connection: kept on the phone and sent with how long it waited. */
import { longestWaitMs } from '@nukkad/contract/people/attendance/attendance.model';
import { ApiError } from '@nukkad/contract/kernel/client';
import { prepareOffline } from '../../platform/api/client.ts';
import { forget, keep, keptAll } from '../../platform/device-storage/device-storage.ts';
import { createOutbox } from '../../platform/device-storage/outbox.ts';
import { newOrderedId } from '../../platform/ordered-id.ts';
import { onSessionEnd } from '../../platform/session/session-store.ts';
import { type Punch, sendPunch } from './attendance.queries.ts';

export interface WaitingPunch {
  readonly punchId: string;
  readonly punch: Punch;
  /** By the phone's clock: only how long ago it was is sent. */
  readonly madeAt: number;
  readonly failure: string | null;
}

const prefix = 'punch ';
/** The server did it already; its answer was lost. */
const done = { in: 'check_in_open', out: 'check_in_missing' } as const;

const outbox = createOutbox<WaitingPunch>({
  idOf: ({ punchId }) => punchId,
  laneOf: () => 'punches',
  refusedHolds: true,
  keep: (item) => keep(`${prefix}${item.punchId}`, item),
  forget: (punchId) => forget(`${prefix}${punchId}`),
  recall: () => keptAll<WaitingPunch>(prefix),
  send: async ({ punchId, punch, madeAt }) => {
    const waitedMs = Math.min(longestWaitMs, Math.max(0, Date.now() - madeAt));
    try {
      await sendPunch({ ...punch, waitedMs }, punchId);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== done[punch.kind]) throw failure;
    }
  },
});

export const { drop: dropPunch, all: waitingPunches, subscribe } = outbox;

let isStarted = false;

/** Once for a page: sends what an earlier visit left, and what waits when a connection is back. */
export function startClockOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  prepareOffline();
  addEventListener('online', () => outbox.drain());
  void outbox.recall();
}

if (!import.meta.env.SSR)
  onSessionEnd(() => {
    isStarted = false;
    outbox.clear();
  });

export const keepPunch = (punch: Punch): Promise<void> =>
  outbox.add({ punchId: newOrderedId(), punch, madeAt: Date.now(), failure: null });
