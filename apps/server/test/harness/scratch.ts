import { accessSync, constants, statfsSync } from 'node:fs';
import os from 'node:os';

/** Linux keeps it in memory: making and dropping a database of a thousand files takes a tenth of the disk's time. */
const memory = '/dev/shm';
/** Far more than the tests ever keep there at once, so that they never take what the machine needs. */
const room = 3 * 1024 ** 3;

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= room && os.freemem() >= room;
  } catch {
    return false;
  }
}

/** A folder for databases that live as long as a run; null where memory has no room for them. */
export const memoryFolder = (): string | null => (hasRoom() ? memory : null);

/** For what a test writes and removes. */
export const scratchFolder = (): string => memoryFolder() ?? os.tmpdir();
