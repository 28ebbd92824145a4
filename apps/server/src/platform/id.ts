import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const bytesOfOne = 16;
/** Random bytes for many ids: asking the system for those of one takes longer than all else of it. */
const pool = new Uint8Array(256 * bytesOfOne);
let used = pool.length;

function randomBytes(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytesOfOne;
  return pool.subarray(used - bytesOfOne, used);
}

let msecs = 0;
let seq = 0;

/**
 * A UUID v7: made here, not by the database, so no node waits for a sequence and keys arrive in order. Within a
 * millisecond each follows the one before it.
 */
export function newId(): string {
  const random = randomBytes();
  const now = Date.now();
  if (now > msecs) {
    msecs = now;
    // 31 bits, so that a millisecond has room for as many again.
    seq = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
  } else seq += 1;
  return v7({ random, msecs, seq });
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Whether a text from outside can be asked of a column of ids. */
export const isUuid = (text: string): boolean => uuid.test(text);
