import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { refuse } from '../refusal.ts';

export interface MemoryLimits {
  /** What all uploads that are being read or worked on may hold at one moment, bytes. */
  readonly inAll: number;
  readonly ofOne: number;
}

/** An ordinary upload takes a few megabytes and a second. */
const retryAfter = 5;

/** The memory of uploads, by person. */
export function uploadMemory({ inAll, ofOne }: MemoryLimits) {
  const heldOf = new Map<string, number>();
  let held = 0;
  return {
    /** Refuses with 429 where this person holds too much, and with 503 where all together do. */
    hold: (by: string, bytes: number): void => {
      const own = (heldOf.get(by) ?? 0) + bytes;
      if (own > ofOne) refuse(kernelErrors.too_many_requests, { retryAfter });
      if (held + bytes > inAll) refuse(kernelErrors.unavailable, { retryAfter });
      held += bytes;
      heldOf.set(by, own);
    },
    letGo: (by: string, bytes: number): void => {
      const left = (heldOf.get(by) ?? 0) - bytes;
      held -= bytes;
      if (left > 0) heldOf.set(by, left);
      else heldOf.delete(by);
    },
  };
}
