import { createHash } from 'node:crypto';

/** The hash before the first link. */
export const chainStart: Buffer = Buffer.alloc(32);

/** Each link's hash holds the one before it, so nothing can change without changing all that follows. */
export function chainHash(before: Buffer, rowHash: Buffer): Buffer {
  return createHash('sha256').update(before).update(rowHash).digest();
}
