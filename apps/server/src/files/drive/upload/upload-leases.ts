/** One request at a time adds to an upload: the last one that asks, so that a connection that died holds nothing up. */
import type { Lock, Locker, RequestRelease } from '@tus/utils';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { newId } from '../../../platform/id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { system } from '../../../platform/platform.ts';
import { takeLease } from './upload.store.ts';

export const byAddress = 'Who has the signed address sends the bytes.';

interface Held {
  readonly leaseId: string;
  readonly release: RequestRelease;
  /** What it still writes. */
  working: Promise<unknown>;
  readonly ended: Promise<void>;
  end(): void;
}

export interface Leases extends Locker {
  /** What this process may add by; null: nothing. */
  leaseOf(uploadId: string): string | null;
  /** The next request waits for this: what came over a connection that broke is written first. */
  during<Answer>(uploadId: string, work: Promise<Answer>): Promise<Answer>;
}

function newHeld(release: RequestRelease): Held {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { leaseId: newId(), release, working: Promise.resolve(), ended, end };
}

/**
 * A request of this process is asked to end, and what has come of it is kept. One of another node is not: its lease is
 * taken in the row, and nothing more of it is added.
 */
export function uploadLeases({ write }: Pick<Platform, 'write'>): Leases {
  const held = new Map<string, Held>();
  const take = async (uploadId: string, release: RequestRelease): Promise<Held> => {
    for (let before = held.get(uploadId); before; before = held.get(uploadId)) {
      await before.release();
      await before.ended;
    }
    const own = newHeld(release);
    held.set(uploadId, own);
    return own;
  };
  const letGo = (uploadId: string, own: Held | null): void => {
    if (own && held.get(uploadId) === own) held.delete(uploadId);
    own?.end();
  };
  return {
    leaseOf: (uploadId) => held.get(uploadId)?.leaseId ?? null,
    during: (uploadId, work) => {
      const own = held.get(uploadId);
      if (own) own.working = work.catch(() => undefined);
      return work;
    },
    newLock: (uploadId): Lock => {
      let own: Held | null = null;
      return {
        lock: async (_signal, release) => {
          own = await take(uploadId, release);
          const lease = systemAuthorized({ uploadId, leaseId: own.leaseId }, byAddress);
          try {
            await write(system, (tx) => takeLease(tx, lease));
          } catch (error) {
            letGo(uploadId, own);
            throw error;
          }
        },
        unlock: async () => {
          await own?.working;
          letGo(uploadId, own);
        },
      };
    },
  };
}
